/** A browser's passes for pages with a password, by menu code, or why there is none. */
export type MenuPasses = ReadonlyMap<string, string>;

/** Stands in the place of a pass after a wrong password, and after too many of them. */
export const refusedPass = "wrong";
export const blockedPass = "blocked";

export const menuPassCookie = "menu_pass";

const codeShape = /^\d{6}$/;
const passShape = /^[\w.-]{1,200}$/;
/** More pages than a club has. */
const maxPasses = 20;

/** The passes in the value of the cookie; what is malformed is left out. */
export function readPasses(value: string | undefined): MenuPasses {
  if (!value) return new Map();
  const pairs = value.split("~").map((pair) => pair.split(":"));
  return new Map(
    pairs
      .filter(([code = "", pass = ""]) => codeShape.test(code) && passShape.test(pass))
      .slice(-maxPasses)
      .map(([code = "", pass = ""]) => [code, pass]),
  );
}

/** The value of the cookie with one more pass. */
export function addPass(passes: MenuPasses, code: string, pass: string): string {
  const others = [...passes].filter(([one]) => one !== code);
  return [...others, [code, pass]].map((pair) => pair.join(":")).join("~");
}

/**
 * The passes for the content of some menus, as one token: of each its own, else one of the same page, since the password of
 * a page opens its sections; whether they do the club API decides.
 */
export function passFor(passes: MenuPasses, codes: readonly string[]): string | null {
  const found = new Set(codes.flatMap((code) => passOfMenu(passes, code) ?? []));
  return found.size === 0 ? null : [...found].join(".");
}

/** All the passes of a browser, as one token: for what belongs to a menu that only the club API knows. */
export function everyPass(passes: MenuPasses): string | null {
  return passFor(passes, [...passes.keys()]);
}

function passOfMenu(passes: MenuPasses, code: string): string | undefined {
  const isPass = (pass: string) => pass !== refusedPass && pass !== blockedPass;
  const own = passes.get(code);
  if (own !== undefined && isPass(own)) return own;
  return [...passes].find(([one, pass]) => one.slice(0, 2) === code.slice(0, 2) && isPass(pass))?.[1];
}
