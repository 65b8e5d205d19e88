/** Grants every permission, also those of later versions. Apart from the list of permissions, which needs every machine. */
export const EVERYTHING = '*';
