import { addBoard } from "./new/board.mjs";
import { addCall } from "./new/call.mjs";
import { addScreen } from "./new/screen.mjs";
import { Refusal, Tree } from "./new/tree.mjs";
import { root, stop } from "./tools.mjs";

/**
 * `npm run new` makes the files of a new board, call or screen with its test, and names them in every registry. `--dry` only
 * says which files. All or nothing is written; a name that is taken is refused.
 */
const kinds = {
  board: { add: addBoard, usage: "board trips [trip]" },
  call: { add: addCall, usage: 'call faqs "GET /ops/faq-hints/{id}" [--menu=CODE]' },
  screen: { add: addScreen, usage: "screen trip-plans" },
};

const usage = () =>
  ["Usage:", ...Object.values(kinds).map(({ usage }) => `  npm run new -- ${usage} [--dry]`)].join("\n");

const given = process.argv.slice(2);
const isDry = given.includes("--dry");
const [name, ...args] = given.filter((one) => one !== "--dry");
const kind = Object.hasOwn(kinds, name ?? "") ? kinds[name] : stop(usage());

try {
  const tree = new Tree(root);
  const { tests, steps = [] } = kind.add(tree, args);
  process.stdout.write(`${tree.summary().join("\n")}\n`);
  if (!isDry) {
    tree.commit(steps);
    process.stdout.write(`\nNow: npm run types && npm test -- ${tests.join(" ")}\n`);
  }
} catch (error) {
  stop(
    error instanceof Refusal
      ? `${error.message} Nothing was written.`
      : `${error.message}\nNothing was written.`,
  );
}
