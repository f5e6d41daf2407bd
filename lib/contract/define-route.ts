import type { z } from "zod";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import type { ExportEntity } from "./exports";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type PermissionFlag = "C" | "R" | "U" | "X";
export type CacheTag =
  | "site-info"
  | "site-addition"
  | "site-brand"
  | "site-scene"
  | "site-state"
  | "menus"
  | "route-rules"
  | "messages"
  | "codes"
  | "holidays"
  | "banners"
  | "terms"
  | "notices"
  | "weather"
  | "events"
  | "faqs"
  | "references"
  | "fnb"
  | "hof"
  | "lost-items"
  | "club-entries"
  | "club-words"
  | "practice"
  | "courses"
  | "fees"
  | "draws";

/**
 * Who may call: `anonymous` everybody; `member` a signed-in member (admins may pass for any member);
 * `signed-in` either; `admin` an admin, with the menu permission when one is named (domain.md 2.6).
 */
export type RouteAuth = "anonymous" | "member" | "signed-in" | "admin";
export type MenuPermission = {
  menu: string;
  flag: PermissionFlag;
  /** Of a call whose `{id}` 0 creates: the flag for that (domain.md A25). */
  flagOfNew?: PermissionFlag;
  /** Any of these menus will do as well. */
  orMenus?: readonly string[];
};

type Schema = z.ZodType;

/** One call of `/hp/api`, declared once; everything else that knows it is derived from this. */
export type RouteDefinition<
  M extends Method = Method,
  P extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Output extends Schema | undefined = Schema | undefined,
> = {
  method: M;
  /** Below `/hp/api`, parameters in braces: `/notice/{id}`. */
  path: P;
  /** One sentence for the reference document. */
  summary: string;
  auth: RouteAuth;
  /**
   * Who acts in a member's name may call it with one of these acts allowed; of every other call such a caller is refused,
   * or is a visitor where visitors may call.
   */
  delegable?: readonly DelegatedAct[];
  permission?: MenuPermission;
  /**
   * About the board that `{entity}` names: one of these flags of its menu is needed; a write drops what its pages
   * keep.
   */
  boardFlags?: readonly PermissionFlag[];
  /** A public read that shows hidden rows to admins with `scope=admin` and the menu's R flag (domain.md A33). */
  adminScopeMenu?: string;
  /**
   * Content of this menu of the site: the club API answers only who may see the menu and those above it: their
   * visibility, their permit (seed §5), their passwords, whose passes come in `X-Menu-Token` (domain.md A34). A code in
   * braces is the path parameter that names the menu; of a list of menus the handler decides which one it is about.
   */
  menu?: string | readonly string[];
  /** Only an SSADMIN may call (domain.md 2.6). */
  onlySSAdmin?: boolean;
  params?: Params;
  query?: Query;
  /** The JSON body, or the `data` part when `upload` is set. */
  body?: Body;
  /**
   * Multipart: a JSON part `data` plus file parts of these names (seed §7); `files` may come many times, others once.
   */
  upload?: {
    parts: readonly string[];
    /**
     * One photograph as a camera wrote it: it may be as large as a document, and the handler draws it anew itself. A
     * larger body is refused by its declared length, before it is read.
     */
    photograph?: true;
  };
  /** The body is a browser's form (`application/x-www-form-urlencoded`), each field a text. */
  form?: true;
  /** The answer is an HTML page of our own, without scripts. */
  page?: true;
  /** The file behind an address never changes: where everybody may see it, browsers keep it for a year. */
  isImmutable?: true;
  /** Payload of a success; left out when the answer is a file or a page. */
  output?: Output;
  /** The list shows persons: as a sheet it is given for a reason only, in `X-Export-Reason` (checklist P-08). */
  persons?: true;
  /** An admin list that is exported as xlsx when its `Accept` asks for it (domain.md 2.3). */
  xlsx?: ExportEntity;
  /** A read is kept under these tags; a write drops what is kept under them. */
  tags?: readonly CacheTag[];
  /** Sent twice with the same `Idempotency-Key`, it is done once; its handler works in `context.once`. */
  idempotent?: boolean;
  /** A screen that follows what others do repeats it by itself: it is counted apart from what its user does (C0530). */
  isLive?: true;
  /** At an opening a crowd makes it at once, most of it in vain: the web sends few at a time, so that nobody else's call waits behind them. */
  isContended?: true;
  /** The web makes it on a visitor's behalf: it is counted apart from the visitor's own calls (C0530). */
  isCountedApart?: true;
  /** The same for every visitor without a session: the web asks once in five seconds and answers all of them. */
  isShared?: true;
  /**
   * Its answer to a visitor without a session follows from its address, query and languages alone: the web makes one call for all who ask
   * at one moment, and the club API counts each of them.
   */
  isGathered?: true;
  /**
   * Effect of the call on the session, for the BFF that keeps the cookie: `open` signs in, `renew` trades the refresh
   * token, `rekey` may answer new tokens to the signed-in caller, `settle` may answer what was pending at the sign-in
   * while the tokens stay, `move` answers the same session in another club, `switch` trades the caller's session for
   * another one, `end` signs out.
   */
  session?: "open" | "renew" | "rekey" | "settle" | "move" | "switch" | "end";
  /**
   * Judges the browser by its earlier sign-ins: the BFF sends along the device tokens of its cookie (checklist S-52).
   */
  knowsDevice?: true;
};

/** The declaration of a call without its schemas: only whether it has a body and an output. */
export type CallRules = Omit<RouteDefinition, "params" | "query" | "body" | "output" | "summary"> & {
  hasBody: boolean;
  /** False: its answer is a file or a page. */
  hasOutput: boolean;
};

type MethodOf<K extends string> = K extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<K extends string> = K extends `${Method} ${infer P}` ? P : never;

/**
 * Declares a route by its key, `"GET /notice/{id}"`; keeps the literal method and path and the schemas in the type. Only
 * admins hold menu permissions, so a `permission` implies `auth: "admin"`.
 */
export function defineRoute<
  const K extends `${Method} /${string}`,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Output extends Schema | undefined = undefined,
>(
  key: K,
  definition: Omit<RouteDefinition<Method, string, Params, Query, Body, Output>, "method" | "path" | "auth"> &
    ({ auth: RouteAuth } | { auth?: undefined; permission: MenuPermission }),
): RouteDefinition<MethodOf<K>, PathOf<K>, Params, Query, Body, Output> {
  const [method, path] = key.split(" ") as [MethodOf<K>, PathOf<K>];
  return { method, path, ...definition, auth: definition.auth ?? "admin" };
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type Field<Name extends string, T> = T extends undefined
  ? { [key in Name]?: undefined }
  : undefined extends T
    ? { [key in Name]?: T }
    : Record<never, never> extends T
      ? { [key in Name]?: T }
      : { [key in Name]: T };

/** A file of an upload; without a name its part is `files` (seed §7). */
export type UploadFile = File | { part: string; file: File };

/** Input of a caller of the route. */
export type RouteInput<R> =
  R extends RouteDefinition<Method, string, infer Params, infer Query, infer Body, infer _O>
    ? Field<"params", InputOf<Params>> &
        Field<"query", InputOf<Query>> &
        Field<"body", InputOf<Body>> & { files?: readonly UploadFile[] }
    : never;

/** Input of the route's handler, after the checks. */
export type RouteParsed<R> =
  R extends RouteDefinition<Method, string, infer Params, infer Query, infer Body, infer _O>
    ? { params: OutputOf<Params>; query: OutputOf<Query>; body: OutputOf<Body> }
    : never;

/** The payload (`data`) of a success. */
export type RouteOutput<R> =
  R extends RouteDefinition<Method, string, infer _P, infer _Q, infer _B, infer Output>
    ? OutputOf<Output>
    : never;

/** `"GET /notice/{id}"`: the name of a route in the client, in logs and in tests. */
export type RouteKey<R extends { method: Method; path: string }> = `${R["method"]} ${R["path"]}`;

/** `"GET /notice/{id}"` of a declaration. */
export function routeKey(route: Pick<RouteDefinition, "method" | "path">): string {
  return `${route.method} ${route.path}`;
}

/** How many segments of a declared path are literal. */
function literalSegments({ path }: Pick<RouteDefinition, "path">): number {
  return path.split("/").filter((one) => one !== "" && !one.startsWith("{")).length;
}

/**
 * Routes in the order in which a request is matched: of two that fit, the one with more literal segments comes first
 * (`/notice/admin` before `/notice/{id}`), wherever they are declared.
 */
export function bySpecificity<T extends Pick<RouteDefinition, "path">>(routes: readonly T[]): T[] {
  return routes.toSorted((one, other) => literalSegments(other) - literalSegments(one));
}
