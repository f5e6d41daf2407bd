/** What a browser has for pages with a password: a pass per menu code, or why there is none. */
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
  const pairs = (value ?? "").split("~").map((pair) => pair.split(":"));
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
 * The pass for the content of a menu: its own, else one of the same page, since the password of a page opens its
 * sections; whether it does the club API decides.
 */
export function passFor(passes: MenuPasses, code: string): string | null {
  const isPass = (pass: string) => pass !== refusedPass && pass !== blockedPass;
  const own = passes.get(code);
  if (own !== undefined && isPass(own)) return own;
  const ofPage = [...passes].find(([one, pass]) => one.slice(0, 2) === code.slice(0, 2) && isPass(pass));
  return ofPage?.[1] ?? null;
}
