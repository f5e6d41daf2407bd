/** A part of a trace: a request, a call of another process, a statement of the database. */
export type Span = {
  /** The W3C header that makes another process's spans its children. */
  readonly traceparent: string;
  rename(name: string): void;
  set(name: string, value: string | number): void;
  /** Marks it as failed; `kind` is a code or the name of an error, never its message. */
  fail(kind: string): void;
  end(): void;
};

export type SpanStart = {
  name: string;
  kind: "server" | "client" | "internal";
  /** A span of this process, or a `traceparent` that came with a request; absent for the first span of a trace. */
  parent?: Span | string | undefined;
  attributes?: Readonly<Record<string, string | number>>;
};

export type Tracer = {
  begin(start: SpanStart): Span;
  /** Sends what has not been sent, and ends. */
  stop(): Promise<void>;
};
