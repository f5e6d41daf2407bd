import { posix } from "node:path";
import { escaped, insertAfterBlock, withImport } from "./source.mjs";
import { Refusal } from "./tree.mjs";

const authorization = "tests/fixtures/authorization.ts";
const handlers = "lib/club-api/http/routes";
const flags = { GET: "R", POST: "C", PUT: "U", DELETE: "X" };
const auditActions = { POST: "CREATE", PUT: "UPDATE", DELETE: "DELETE" };
const summaries = { GET: "Tells", POST: "Takes a note", PUT: "Changes the note", DELETE: "Drops the note" };
const notes = "A first note.";

/**
 * A call of a subject: its declaration, its handler, its right and its test. What it answers is a beginning: its path's
 * parameters, its body and the moment. A path below `/ops/` is for the office, any other for members.
 */
export function addCall(tree, [subject = "", key = "", menuOption = ""]) {
  const call = readCall(tree, { subject, key, menuOption });
  declare(tree, call);
  handle(tree, call);
  allow(tree, call);
  test(tree, call);
  return { tests: [call.test] };
}

function readCall(tree, { subject, key, menuOption }) {
  const shape = /^(GET|POST|PUT|DELETE) ((?:\/[a-z0-9-]+|\/\{[a-z]\w*\})+)$/.exec(key);
  if (!shape) throw new Refusal(`"${key}" is no call: write it as "GET /ops/things/{id}".`);
  const [, method, path] = shape;
  const [contract] = tree
    .list("lib/contract", `/${subject}.ts`)
    .filter((file) => routes.test(tree.read(file)));
  if (!/^[a-z][a-z0-9-]*$/.test(subject) || !contract)
    throw new Refusal(`"${subject}" is no subject: name a file of lib/contract with routes, such as faqs.`);
  const same = new RegExp(`^  "${escaped(key).replace(/\\\{\w+\\\}/g, "\\{\\w+\\}")}":`, "m");
  if (same.test(tree.read(authorization))) throw new Refusal(`${key} is declared already.`);
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (new Set(params).size < params.length) throw new Refusal(`${key} names a parameter twice.`);
  const isOffice = path.startsWith("/ops/");
  const menu = menuOf(tree.read(contract), { isOffice, menuOption, contract });
  const folder = posix.dirname(contract).replace("lib/contract", "tests/api");
  const slug = [method.toLowerCase(), ...path.match(/[a-z0-9]+/gi)].join("-");
  const hasBody = method === "POST" || method === "PUT";
  const noun = path.split("/").findLast((segment) => /^[a-z]/.test(segment)) ?? subject;
  return {
    key,
    method,
    path,
    contract,
    params,
    isOffice,
    menu,
    hasBody,
    noun,
    test: `${folder}/${slug}.test.ts`,
  };
}

const routes = /export const \w+Routes = \[/;

/** The menu that the subject's other calls need; of the office `9xxxxx`, of the site `0xxxxx` or `10xxxx`. */
function menuOf(text, { isOffice, menuOption, contract }) {
  const code = isOffice ? "9\\d{5}" : "(?:0\\d|10)\\d{4}";
  const found = new RegExp(`\\b(?:menu|page): "(${code})"`).exec(text)?.[1];
  const given = menuOption.replace(/^--menu=/, "");
  const menu = given || found;
  if (!menu || !new RegExp(`^${code}$`).test(menu)) {
    const whose = isOffice ? "the office, such as 930300" : "the site, such as 030500";
    throw new Refusal(`${contract} names no menu for it: add --menu= with a code of ${whose}.`);
  }
  return menu;
}

function declare(tree, { key, method, contract, params, isOffice, menu, hasBody, noun }) {
  const right = isOffice
    ? `permission: { menu: "${menu}", flag: "${flags[method]}" },`
    : `auth: "member",\n    menu: "${menu}",`;
  const shapeOf = (name) => (name === "date" ? "dateText" : "idxText");
  const input = [
    ...(params.length > 0
      ? [`params: z.strictObject({ ${params.map((name) => `${name}: ${shapeOf(name)}`).join(", ")} }),`]
      : []),
    "query: clubQuery,",
    ...(hasBody ? ["body: z.strictObject({ note: z.string().trim().min(1).max(200) }),"] : []),
  ].join("\n    ");
  const answered = [
    ...params.map((name) => `${name}: ${name === "date" ? "dateText" : "idx"}`),
    ...(hasBody ? ["note: z.string()"] : []),
    "at: timestamp",
  ];
  const common = posix.relative(posix.dirname(contract), "lib/contract/common");
  const names = [
    "clubQuery",
    "timestamp",
    ...(params.includes("date") ? ["dateText"] : []),
    ...(params.some((name) => name !== "date") ? ["idx", "idxText"] : []),
  ];
  const local = (module) => (module.startsWith(".") ? module : `./${module}`);
  tree.edit(contract, (text) => {
    const lines = text.split("\n");
    const declared = insertAfterBlock(
      text,
      lines.findLastIndex((line) => routes.test(line)),
      (line) => line.startsWith("]"),
      `  defineRoute("${key}", {
    summary: "${summaries[method]} about ${noun.replaceAll("-", " ")}.",
    ${right}
    ${input}
    output: z.object({ ${answered.join(", ")} }),
  }),`,
    );
    const defining = posix.relative(posix.dirname(contract), "lib/contract/define-route");
    return [
      [["z"], "zod"],
      [["defineRoute"], local(defining)],
      [names, local(common)],
    ].reduce((all, [imported, module]) => withImport(all, imported, module), declared);
  });
}

/** The file of handlers and the last line of it that begins a handler of the subject. */
function handlersOf(tree, { contract }) {
  const paths = [...tree.read(contract).matchAll(/Routes?\(\s*"(?:[A-Z]+ )?(\/[^"]*)"/g)].map(
    ([, path]) => path,
  );
  const isOfSubject = (line) => {
    const [, path] = /^ {2}"[A-Z]+ (\/[^"]*)":/.exec(line) ?? [];
    return path !== undefined && paths.some((one) => path === one || path === `${one}/{id}`);
  };
  for (const file of tree.list(handlers, ".ts")) {
    const last = tree.read(file).split("\n").findLastIndex(isOfSubject);
    if (last >= 0) return { file, last };
  }
  throw new Refusal(`${handlers} has no handler of ${contract}.`);
}

function handle(tree, call) {
  const { file, last } = handlersOf(tree, call);
  const { key, method, params, hasBody, noun } = call;
  const given = [params.length > 0 ? "params" : "", hasBody ? "body" : ""].filter(Boolean).join(", ");
  const input = given === "" ? "" : `, { ${given} }`;
  const answer = [
    ...(params.length > 0 ? ["...params"] : []),
    ...(hasBody ? ["...body"] : []),
    "at: clubTimestamp(ctx.now, ctx.club.zone)",
  ].join(", ");
  const entityKey = params.length > 0 ? `params.${params[0]}` : "ctx.club.clubCode";
  const audited = `{ action: "${auditActions[method]}", entity: "${noun}", entityKey: ${entityKey}${hasBody ? ", after: body" : ""} }`;
  const handler =
    method === "GET"
      ? `  "${key}": async ({ ctx }${input}) => ({ ${answer} }),`
      : `  "${key}": async ({ db, ctx }${input}) => {
    await recordAudit(db, ctx, ${audited});
    return { ${answer} };
  },`;
  tree.edit(file, (text) => {
    const added = insertAfterBlock(text, last, (line) => /^ {2}["\w.]|^\}/.test(line), handler);
    const timed = withImport(added, ["clubTimestamp"], "@/lib/shared/time/club-time");
    if (method === "GET") return timed;
    const audit = timed.includes('"../../domains/audit"')
      ? "../../domains/audit"
      : "@/lib/club-api/domains/audit";
    return withImport(timed, ["recordAudit"], audit);
  });
}

/** Says a second time who may call. */
function allow(tree, { key, method, isOffice, menu }) {
  const access = isOffice ? `${menu} ${flags[method]}` : "member";
  tree.edit(authorization, (text) => text.replace(/\n\};\s*$/, `\n  "${key}": "${access}",\n};\n`));
}

function test(tree, { key, method, path, params, isOffice, hasBody, test: file }) {
  const values = Object.fromEntries(params.map((name) => [name, name === "date" ? "2026-12-16" : 7]));
  const address = path.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const body = hasBody ? { note: notes } : null;
  const fields = Object.entries({ ...values, ...body }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}, `,
  );
  const options = `token${body ? `, body: ${JSON.stringify(body)}` : ""}`;
  const sent = body ? `{ body: ${JSON.stringify(body)} }` : "{}";
  tree.create(
    file,
    `import { clubTimestamp } from "@/lib/shared/time/club-time";
import { startTestApi } from "@/tests/support/api";
import { forFile } from "@/tests/support/for-file";

const api = await forFile(startTestApi);

test("${key} answers ${isOffice ? "an administrator of its menu" : "a member"}", async () => {
  const { accessToken: token } = await api.signIn(${isOffice ? '"ssadmin1", { isAdmin: true }' : '"kimmiru"'});
  const { status, json } = await api.request("${method}", "${address}", { ${options} });
  const at = clubTimestamp(api.clock.now(), "Asia/Seoul");
  expect({ status, data: json.data }).toEqual({ status: 200, data: { ${fields.join("")}at } });
});

test("${key} refuses a stranger", async () => {
  const { status, json } = await api.request("${method}", "${address}", ${sent});
  expect([status, json.fail?.code]).toEqual([401, 463]);
});
${
  isOffice
    ? `
test("${key} refuses a member", async () => {
  const { accessToken: token } = await api.signIn("kimmiru");
  const { status, json } = await api.request("${method}", "${address}", { ${options} });
  expect([status, json.fail?.code]).toEqual([403, 9403]);
});
`
    : ""
}`,
  );
}
