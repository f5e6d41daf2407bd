/** Who may import whom: architecture section 2, as a check. */
const audiences = ["site", "member", "ishm"];
/**
 * The layers of lib/web, lowest first, and after them the folders of single subjects: each with the folders that it may
 * import. The loose files (env, clock, menus) are below all of them.
 */
const webFolders = {
  cache: [],
  session: [],
  routing: ["cache", "session"],
  runtime: ["routing"],
  api: ["cache", "session", "routing", "runtime"],
  identity: ["api"],
  bff: ["cache", "session", "routing"],
  i18n: ["api"],
  reservation: [],
  queries: ["cache", "session", "routing", "api", "reservation"],
  pictures: ["queries"],
  cards: ["pictures", "queries"],
  icons: ["pictures", "queries", "cards"],
  seo: ["cache", "routing", "api", "i18n", "queries", "cards", "icons"],
  server: ["cache", "session", "routing", "bff", "pictures", "cards", "icons"],
  "address-search": [],
  boards: ["routing", "runtime", "api", "office"],
  booking: ["runtime", "reservation"],
  builds: [],
  calendar: ["cache", "session", "routing", "bff", "api", "i18n", "queries", "seo", "my"],
  draws: ["api", "queries", "booking"],
  first: ["cache", "session", "routing", "bff", "i18n", "queries", "booking", "my", "office"],
  guide: [],
  home: ["routing"],
  my: ["api"],
  office: ["routing", "runtime", "api", "i18n"],
  offline: ["cache", "session", "routing", "api", "bff", "first", "my", "pictures", "queries"],
  previews: ["routing", "api", "boards"],
  "sign-up": ["runtime"],
  teams: [],
};
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: "^(app|components|lib|messages|middleware)", pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-tests", severity: "error", from: { path: "^(app|components|lib)" }, to: { path: "^tests" } },
    {
      name: "product-without-club-api",
      comment: "The web reaches the club API over HTTP only: another server may stand there.",
      severity: "error",
      from: { path: "^(app|components|lib/web|middleware)" },
      to: { path: "^lib/club-api" },
    },
    {
      name: "web-without-the-schemas-of-all-calls",
      comment:
        "It checks no body and no answer, and all schemas are 15 MB in each bundle: lib/contract/call-rules.ts is for it.",
      severity: "error",
      from: { path: "^(app|components|lib/web|middleware)" },
      to: { path: "^lib/contract/routes", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-framework-in-core",
      severity: "error",
      from: { path: "^lib/(club-api|contract|landscape|shared)" },
      to: { path: "node_modules/(next|react|react-dom)/" },
    },
    only("middleware", "^middleware", "^lib/(web/(routing|session)|shared)"),
    only("app", "^app", "^(app|components|lib/(web|contract|shared|landscape))"),
    only("ui", "^components/ui", "^(components/ui|lib/shared)"),
    only("form", "^components/form", "^(components/(form|ui)|lib/(contract|shared))"),
    only(
      "feedback",
      "^components/feedback",
      "^(components/(feedback|ui)|lib/(web|contract|shared)|messages)",
    ),
    ...audiences.map((audience) => ({
      name: `audience-${audience}`,
      comment: "Audiences never import each other.",
      severity: "error",
      from: { path: `^components/${audience}` },
      to: { path: `^components/(${audiences.filter((one) => one !== audience).join("|")})` },
    })),
    only("web", "^lib/web", "^(lib/(web|contract|shared|landscape)|messages)"),
    ...Object.entries(webFolders).map(([folder, below]) => ({
      name: `web-${folder}`,
      comment: "Folders of lib/web import only those below them (webFolders in .dependency-cruiser.cjs).",
      severity: "error",
      from: { path: `^lib/web/${folder}/` },
      to: { path: "^lib/web/[^/]+/", pathNot: `^lib/web/(${[folder, ...below].join("|")})/` },
    })),
    {
      name: "web-top",
      comment: "The loose files of lib/web are below its folders.",
      severity: "error",
      from: { path: "^lib/web/[^/]+$" },
      to: { path: "^lib/web/[^/]+/" },
    },
    only("contract", "^lib/contract", "^lib/(contract|shared)"),
    only(
      "shared",
      "^lib/shared",
      "^lib/(shared|contract/code-values)",
      "Shared code sees itself and the names of codes.",
    ),
    only("landscape", "^lib/landscape", "^lib/(landscape|shared|contract/code-values)"),
    only(
      "code-values",
      "^lib/contract/code-values",
      "^lib/contract/code-values",
      "Names of codes see nothing.",
    ),
    {
      name: "member-subjects",
      comment: "A subject of the member area imports itself and the shared folder, never another subject.",
      severity: "error",
      from: { path: "^components/member/([^/]+)/" },
      to: { path: "^components/member/", pathNot: "^components/member/($1|shared)/" },
    },
    {
      name: "pages-without-class-table",
      comment:
        "Views of visitors and members add classes by clsx: the table that lets one class take another's place weighs 3.5 KB.",
      severity: "error",
      from: { path: "^components/(site|member|form|feedback|photo|club)/" },
      to: { path: "^components/ui/cn\\.ts$" },
    },
    {
      name: "landscape-by-its-face",
      comment:
        "Outside of lib/landscape only its face is imported; the browser takes names and addresses alone.",
      severity: "error",
      from: { path: "^(app|components|lib|middleware)", pathNot: "^lib/landscape" },
      to: { path: "^lib/landscape/", pathNot: "^lib/landscape/(index|address|hole-maps)\\.ts$" },
    },
    {
      name: "tables-in-repositories",
      comment: "Only repositories see the tables; the database folder makes and seeds them.",
      severity: "error",
      from: {
        path: "^lib/club-api",
        pathNot: [
          "^lib/club-api/db/",
          "^lib/club-api/domains/.+/(repository|conditions)\\.ts$",
          "^lib/club-api/domains/.+-repository\\.ts$",
        ],
      },
      to: { path: "^lib/club-api/db/tables" },
    },
    {
      name: "domains-by-their-face",
      severity: "error",
      from: { path: "^lib/club-api/(http|workflows)" },
      to: { path: "^lib/club-api/domains/[^/]+/(?!index\\.ts$)" },
    },
    {
      name: "domains-are-islands",
      comment: "A domain sees itself and the faces of the foundation domains.",
      severity: "error",
      from: { path: "^lib/club-api/domains/([^/]+)/" },
      to: {
        path: "^lib/club-api/domains/",
        pathNot:
          "^lib/club-api/domains/($1/|(codes|policies|permissions|i18n|files|audit|outbox|tee-sheets|boards)/index\\.ts$)",
      },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "^lib/club-api/domains/.+rules\\.ts$" },
      to: { path: "^(app|components|lib)", pathNot: "^lib/(contract|shared)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
