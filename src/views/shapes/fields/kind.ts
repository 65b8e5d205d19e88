export * from '#i18n/fieldKind.ts';
