import type { RouteOutput, RouteParsed } from "@/lib/contract/define-route";
import type { ContractKey, RouteOf } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { Beacon } from "../adapters/beacon";
import type { HolidaySource } from "../adapters/holidays";
import type { PushSender } from "../adapters/push/web-push";
import type { FileStorage } from "../adapters/storage";
import type { WeatherSource } from "../adapters/weather";
import type { Database } from "../db/database";
import type { SignedIn } from "../domains/auth";
import type { RehearsalStage } from "../domains/rehearsals";
import type { Clock } from "../platform/clock";
import type { Club, Context } from "../platform/context";
import type { Logger } from "../platform/logger";
import type { IdentityEnv } from "../platform/network/identity-env";
import type { CountHit } from "../platform/network/limits";
import type { MenuAccess } from "../workflows/site/menu-access";

/** Who is calling, as the session row says it; never what the request claims. */
export type Caller = { kind: "anonymous" } | SignedIn;

/** The club a call is about: query or body, else the token's, else the server's default (domain.md 2.3). */
export type ClubContext = Club;

/** Context of a handler, besides the checked input. */
export type CallContext = {
  db: Database;
  storage: FileStorage;
  /** The public list of holidays; null when none is set up. */
  holidaySource: HolidaySource | null;
  /** The public randomness that a draw may name; null when none is set up. */
  beacon: Beacon | null;
  weather: WeatherSource;
  /** Where notices to devices go; null when the operator has set no keys. */
  push: PushSender | null;
  identity: IdentityEnv;
  /** Whom the club calls when its server needs somebody; null when the operator names nobody. */
  operatorContact: string | null;
  /** Codes are told in the answer: only where mail and SMS go to folders of the outbox. */
  showsCodes: boolean;
  clock: Clock;
  /** Real time, which leases and limits count in. */
  limitClock: Clock;
  /**
   * Moves the frozen clock on and runs what falls due on the way, to its names; null while the clock runs by itself.
   */
  moveClock: ((now: Date) => Promise<string[]>) | null;
  logger: Logger;
  club: ClubContext;
  language: Language;
  caller: Caller;
  /** The visitor's address as the web passes it on; null for the web server's own reads. */
  address: string | null;
  /** `X-Visitor-Addresses`: visitors for whom the web server has asked at once; none from anybody else. */
  visitorAddresses: readonly string[];
  /** Of the visitor, for the list of sessions; null when none was sent. */
  userAgent: string | null;
  /** `X-Device-Tokens`, by which an account knows the browser; the web takes them from its cookie. */
  deviceTokens: readonly string[];
  /** `X-Edit-Token`, for changes of the own data (domain.md Y2). */
  editToken: string | null;
  /** `X-Menu-Token`, the pass of a page with a password (domain.md A34). */
  menuPass: string | null;
  /** Which menus of the site the caller may see. */
  menus: MenuAccess;
  /** `X-Refresh-Token`, for the refresh call only (domain.md A17). */
  refreshToken: string | null;
  /** Where openings are rehearsed; null where the server cannot. */
  stage: RehearsalStage | null;
  /** The server stops: what goes on after an answer ends. */
  isStopping(): boolean;
  requestId: string;
  /** The caller has gone or the server stops: who waits for something waits no longer. */
  isOver(): boolean;
  /** Who does it, when and from where, for everything below the http layer. */
  ctx: Context;
  /**
   * Runs the work in one transaction and, on routes declared `idempotent`, once per `Idempotency-Key` of the caller:
   * a repeated call gets the first answer (checklist R-08).
   */
  once<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /**
   * Counts one call under a key, such as `lock:100001`, and throws RATE_LIMIT above `max` per window (a minute unless
   * told). Shared by all processes. Call it before any transaction: a hit has to outlive a refused call.
   */
  countHit: CountHit;
};

/** An uploaded part, checked for size and for its sniffed type; its bytes lie in a temporary file. */
export type UploadedFile = {
  /** The name of its part, one of those that the route declares. */
  part: string;
  fileName: string;
  contentType: string;
  size: number;
  temporaryPath: string;
};

export type FileAnswer = {
  file: { stream: ReadableStream<Uint8Array>; fileName: string; size: number; contentType: string };
  /** Everybody may see it: of a route whose files never change, caches may keep it. */
  isPublic?: boolean;
};

/** An HTML page of ours; it goes out under the policy that allows no script. */
export type PageAnswer = { page: string };

type HandlerInput<R> = RouteParsed<R> & { files: readonly UploadedFile[] };
type HandlerAnswer<R> = RouteOutput<R> extends undefined ? FileAnswer | PageAnswer : RouteOutput<R>;

/** One handler per declared route; the mounting code fails to compile when a key is missing or unknown. */
export type Handlers<K extends ContractKey> = {
  [Key in K]: (
    context: CallContext,
    input: HandlerInput<RouteOf<Key>>,
  ) => Promise<HandlerAnswer<RouteOf<Key>>>;
};

/** Some of the handlers; `routes/index.ts` checks that together they are all. */
export type RouteHandlers = Partial<Handlers<ContractKey>>;
