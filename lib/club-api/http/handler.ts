import type { RouteOutput, RouteParsed } from "@/lib/contract/define-route";
import type { ContractKey, RouteOf } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { FileStorage } from "../adapters/storage";
import type { Database } from "../db/database";
import type { Act, Club } from "../platform/act";
import type { Clock } from "../platform/clock";
import type { Logger } from "../platform/logger";

/** Who is calling, as the session row says it; never what the request claims. */
export type Caller =
  | { kind: "anonymous" }
  | { kind: "member"; sessionIdx: number; memberIdx: number; clubCode: string; memberType: string }
  | {
      kind: "admin";
      sessionIdx: number;
      adminIdx: number;
      id: string;
      isSSAdmin: boolean;
      clubCode: string;
      authClub: readonly string[];
    };

/** The club a call is about: query or body, else the token's, else the server's default (domain.md 2.3). */
export type ClubContext = Club;

/** What every handler gets besides the checked input. */
export type CallContext = {
  db: Database;
  storage: FileStorage;
  clock: Clock;
  logger: Logger;
  club: ClubContext;
  language: Language;
  caller: Caller;
  /** The visitor's address as the web passes it on; null for the web server's own reads. */
  address: string | null;
  /** Of the visitor, for the list of sessions; null when none was sent. */
  userAgent: string | null;
  /** `X-Refresh-Token`, for the refresh call only (domain.md A17). */
  refreshToken: string | null;
  requestId: string;
  /** Who does it, when and from where, for everything below the http layer. */
  act: Act;
  /**
   * Runs the work in one transaction and, on routes declared `idempotent`, once per `Idempotency-Key` of the caller:
   * a repeated call gets the first answer (checklist R-08).
   */
  once<T>(work: (tx: Database) => Promise<T>): Promise<T>;
};

/** An uploaded part, checked for size and for its sniffed type; its bytes lie in a temporary file. */
export type UploadedFile = {
  fileName: string;
  contentType: string;
  size: number;
  temporaryPath: string;
};

export type FileAnswer = {
  file: { stream: ReadableStream<Uint8Array>; fileName: string; size: number; contentType: string };
};

type HandlerInput<R> = RouteParsed<R> & { files: readonly UploadedFile[] };
type HandlerAnswer<R> = RouteOutput<R> extends undefined ? FileAnswer : RouteOutput<R>;

/** One handler per declared route; the mounting code fails to compile when a key is missing or unknown. */
export type Handlers<K extends ContractKey> = {
  [Key in K]: (
    context: CallContext,
    input: HandlerInput<RouteOf<Key>>,
  ) => Promise<HandlerAnswer<RouteOf<Key>>>;
};
