const MACHINES = '^src/machines/';
/** The noun a file of the domain belongs to: the folder under machines (or under registers). */
const NOUN = '^src/machines/(?!kit/|registers/|scanning/|postings/|facts/|sandbox/)([^/]+)/';
/** What is built upon the nouns: the ledger, the facts they look at of each other, and the sandbox they are tried in. */
const ABOVE_NOUNS = '^src/machines/(postings|facts|sandbox)/';
const BROWSER = '^src/';

/** Who may import whom; every rule says why beside it. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood, tested or moved one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      to: { path: ['^src/(i18n|services|views)/', '^server/', '^(tests|e2e|bench|scripts)/'] },
    },
    {
      name: 'machines-import-little',
      comment: 'Only xstate, zod and dayjs: whatever else a machine needs comes in with the event.',
      severity: 'error',
      from: { path: MACHINES },
      to: { path: 'node_modules', pathNot: 'node_modules/(xstate|zod|dayjs)/' },
    },
    {
      name: 'nouns-share-types-only',
      comment: 'A machine that calls another could not be replayed alone: nouns meet in events and reactions.',
      severity: 'error',
      from: { path: NOUN },
      to: { path: NOUN, pathNot: '^src/machines/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'above-nouns',
      comment:
        'What an event posts, and what is known beside a life, follows from the nouns: none of them may depend on it.',
      severity: 'error',
      from: { path: MACHINES, pathNot: ABOVE_NOUNS },
      to: { path: ABOVE_NOUNS },
    },
    {
      name: 'kit-knows-no-noun',
      comment: 'The kit serves every machine, so it can know none of them.',
      severity: 'error',
      from: { path: '^src/machines/kit/' },
      to: { path: NOUN },
    },
    {
      name: 'words-below-services',
      comment: 'Messages and formats serve services, views and server: they may know only the machines.',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: ['^src/(services|views)/', '^server/'] },
    },
    {
      name: 'services-below-views',
      comment: 'An edge to the world does not know who looks at it: views subscribe, services do not call.',
      severity: 'error',
      from: { path: '^src/services/' },
      to: { path: '^src/views/' },
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
      to: { path: '^src/(services|views)/' },
    },
    {
      name: 'areas-apart',
      comment: 'An area of the console can be read, changed and deleted alone; what two share goes to ui or shapes.',
      severity: 'error',
      from: { path: '^src/views/(?!ui/|shapes/|shell/|gallery/)([^/]+)/' },
      to: { path: '^src/views/(?!ui/|shapes/)([^/]+)/', pathNot: '^src/views/$1/' },
    },
    {
      name: 'parts-know-nothing',
      comment: 'The design system is thin parts over React Aria: no router, no service, no noun.',
      severity: 'error',
      from: { path: '^src/views/ui/' },
      to: { path: ['^src/(machines|services)/', '^src/views/(?!ui/)', 'node_modules/@tanstack/react-router/'] },
    },
    {
      name: 'shapes-know-no-area',
      comment: 'A shape is written once for every noun.',
      severity: 'error',
      from: { path: '^src/views/shapes/' },
      to: { path: '^src/views/(?!ui/|shapes/)[^/]+/' },
    },
    {
      name: 'program-without-tests',
      comment: 'What runs in production must not lean on what only tests have.',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { path: '^(tests|e2e|bench|scripts)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'declared-packages',
      comment: 'A package that only another package brought may vanish with its next version.',
      severity: 'error',
      from: { path: '^(src|server)/' },
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
