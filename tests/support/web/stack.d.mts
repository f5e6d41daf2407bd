import type { ChildProcess } from "node:child_process";

type Env = Record<string, string>;
export type Launched = {
  child: ChildProcess;
  ended: Promise<number | null>;
  stop(): Promise<number | null>;
  text(): string;
};
export function freePort(): Promise<number>;
export function temporaryFolder(name: string): { folder: string; remove(): void };
export function launch(command: string, args: string[], env?: Env, cwd?: string): Launched;
export function untilAnswering(url: string, process: Launched, limitMs?: number): Promise<void>;
export function runCommand<Answer>(words: readonly string[], env: Env): Promise<Answer>;
export function startApi(env: Env): Promise<Launched>;
export function startWeb(env: Env, folder?: string): Promise<Launched>;
export function startTogether(api: Promise<Launched>, web: Promise<Launched>): Promise<[Launched, Launched]>;
export function liftRateLimits(dataDir: string): Promise<void>;
