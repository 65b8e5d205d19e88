const MACHINES = '^src/machines/';
/** What aggregate types are made of: their fields, and what several of them share. */
const PARTS = 'custody|customers|desk|fields|money|places|queues|rights|time';
/** The aggregate type that a file of the domain belongs to: the folder under machines. */
const AGGREGATE_TYPE = `^src/machines/(?!(?:kit|registers|scanning|postings|lookups|catalogue|journals|${PARTS})/)([^/]+)/`;
/** Built upon the aggregate types: what their events post, and the lookups that they read of each other. */
const ABOVE_AGGREGATE_TYPES = '^src/machines/(postings|lookups)/';
/** What every screen stands on: place and language, the session, data and names; `app` composes all of it. */
const GROUND = 'app|conflicts|data|language|names|papers|place|session';
const INSTRUMENTS = '^(src|server)/instruments/';
const BROWSER = '^src/';

/** Who may import whom; every rule says why beside it. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files that import each other, be it for a type alone, cannot be understood, tested or moved one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere fails at the first start, not here: find it now.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|\\.css$' },
    },
    {
      name: 'machines-are-the-bottom',
      comment: 'The domain decides in the server and in the browser alike: it may know neither.',
      severity: 'error',
      from: { path: MACHINES },
      to: { path: ['^src/(calls|i18n|services|views|instruments)/', '^server/', '^(tests|e2e|bench|scripts)/'] },
    },
    {
      name: 'calls-above-machines-only',
      comment: 'A contract is what server and browser agree on: it may know the domain, and neither of the two.',
      severity: 'error',
      from: { path: '^src/calls/' },
      to: { path: ['^src/(?!calls/|machines/)', '^server/', 'node_modules/(?!zod/)'] },
    },
    {
      name: 'calls-one-by-one',
      comment: 'The table of all calls is for the server: the browser loads the contracts of an area with its screens.',
      severity: 'error',
      from: { path: '^src/(i18n|proofs|services|sheets|views|instruments)/' },
      to: { path: '^src/calls/areas\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'machines-import-little',
      comment:
        'Only xstate, zod, dayjs and the table of phone numbers: whatever else a machine needs comes in with the event.',
      severity: 'error',
      from: { path: MACHINES },
      to: { path: 'node_modules', pathNot: 'node_modules/(xstate|zod|dayjs|libphonenumber-js)/' },
    },
    {
      name: 'phones-for-rules-only',
      comment: 'The table of phone numbers is large: it comes with the rules of a form, never with a first script.',
      severity: 'error',
      from: { path: '^src/(calls|i18n|services)/' },
      to: { path: '^src/machines/fields/reachable\\.ts$' },
    },
    {
      name: 'aggregate-types-share-types-only',
      comment:
        'A machine that calls another could not be replayed alone: aggregate types meet in events and reactions.',
      severity: 'error',
      from: { path: AGGREGATE_TYPE },
      to: { path: AGGREGATE_TYPE, pathNot: '^src/machines/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'above-aggregate-types',
      comment:
        'What an event posts, and what is known beside a life, follows from the nouns: none of them may depend on it.',
      severity: 'error',
      from: { path: MACHINES, pathNot: ABOVE_AGGREGATE_TYPES },
      to: { path: ABOVE_AGGREGATE_TYPES },
    },
    {
      name: 'kit-knows-no-aggregate-type',
      comment: 'The kit serves every machine, so it can know none of them.',
      severity: 'error',
      from: { path: '^src/machines/kit/' },
      to: { path: AGGREGATE_TYPE },
    },
    {
      name: 'parts-know-no-aggregate-type',
      comment: 'A field, a fee or a right is read by many aggregate types: it can be understood without any of them.',
      severity: 'error',
      from: { path: `^src/machines/(?:${PARTS})/` },
      to: { path: AGGREGATE_TYPE, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-below-services',
      comment: 'Messages and formats serve services, views and server: they may know only the machines.',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: ['^src/(calls|services|views)/', '^server/'] },
    },
    {
      name: 'services-below-views',
      comment: 'An edge to the world does not know who looks at it: views subscribe, services do not call.',
      severity: 'error',
      from: { path: '^src/(instruments/)?services/' },
      to: { path: '^src/(views|instruments/(model|audit))/' },
    },
    {
      name: 'browser-without-server',
      comment:
        'What the browser needs of the server comes over HTTP; code of the server would carry its secrets along.',
      severity: 'error',
      from: { path: BROWSER },
      to: { path: '^server/' },
    },
    {
      name: 'browser-without-node',
      comment: 'Whatever is in src can run in a browser.',
      severity: 'error',
      from: { path: BROWSER },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-without-screens',
      comment: 'The server answers any client: it has no screens and no state of a browser.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/(services|views)/|^src/instruments/(services|model|audit)/' },
    },
    {
      name: 'company-without-demonstration',
      comment: 'Every installation gets the standard company; only a demonstration has stories.',
      severity: 'error',
      from: { path: '^server/company/' },
      to: { path: '^server/demo/' },
    },
    {
      name: 'areas-apart',
      comment: 'An area of the console can be read, changed and deleted alone; what two share goes to ui or shapes.',
      severity: 'error',
      from: { path: ['^src/views/(?!ui/|shapes/|shell/|gallery/|app/)([^/]+)/', '^src/instruments/([^/]+)/'] },
      to: { path: `^src/views/(?!(?:ui|shapes|records|${GROUND})/)([^/]+)/`, pathNot: '^src/views/$1/' },
    },
    {
      name: 'presentations-apart',
      comment: 'A screen of one record type loads its presentation alone: that of another must not come along.',
      severity: 'error',
      from: { path: '^src/views/records/([^/]+)/' },
      to: { path: '^src/views/records/([^/]+)/', pathNot: '^src/views/records/$1/' },
    },
    {
      name: 'product-without-instruments',
      comment:
        'The product runs without what explains, proves and plays it: only the composition and the demonstration know the instruments.',
      severity: 'error',
      from: {
        path: '^(src|server)/',
        pathNot: [INSTRUMENTS, '^server/server\\.ts$', '^src/views/screens\\.ts$', '^server/demo/'],
      },
      to: { path: INSTRUMENTS },
    },
    {
      name: 'parts-know-nothing',
      comment: 'The design system is thin parts over React Aria: no router, no service, no aggregate type.',
      severity: 'error',
      from: { path: '^src/views/ui/' },
      to: { path: ['^src/(machines|services)/', '^src/views/(?!ui/)', 'node_modules/@tanstack/react-router/'] },
    },
    {
      name: 'shapes-know-no-area',
      comment: 'A shape is written once for every aggregate type.',
      severity: 'error',
      from: { path: '^src/views/shapes/' },
      to: { path: `^src/views/(?!(?:ui|shapes|${GROUND})/)[^/]+/` },
    },
    {
      name: 'program-without-tests',
      comment: 'What runs in production must not lean on what only tests have.',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { path: '^(tests|e2e|bench|scripts)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'scripts-without-tests',
      comment:
        'What a program and the tests both need is in scripts/modelTesting: tests may be moved without breaking a program.',
      severity: 'error',
      from: { path: '^(scripts|bench)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'declared-packages',
      comment: 'A package that only another package brought may vanish with its next version.',
      severity: 'error',
      from: { path: ['^(src|server)/', '^scripts/(vite/|build\\.ts)', '^vite\\.config\\.ts'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(json|css|woff2|png|svg)$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
