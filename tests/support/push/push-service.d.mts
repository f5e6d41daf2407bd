import type { ECDH } from "node:crypto";

export type Content = {
  title: string;
  body: string;
  lang: string;
  tag: string;
  url: string;
  receipt: string;
};
export type Received = {
  content: Content;
  ttl: number;
  topic: string;
  urgency: string;
  claims: { aud: string; exp: number; sub: string; key: string };
};
export type Browser = {
  keys: ECDH;
  auth: Buffer;
  status: number;
  received: Received[];
  subscription: { endpoint: string; p256dh: string; auth: string };
};
export type PushService = {
  origin: string;
  subscribe(onMessage?: (message: Received) => void): Browser;
  close(): Promise<void>;
};

export function startPushService(): Promise<PushService>;
export function decryptPush(body: Buffer, browser: { keys: ECDH; auth: Buffer }): Buffer;
