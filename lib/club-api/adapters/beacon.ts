import { createHash } from "node:crypto";
import { z } from "zod";
import type { BeaconChain } from "@/lib/shared/draws/draw-closing";

/** A public source of randomness that nobody can foresee or change: a numbered value every few seconds. */
export type Beacon = {
  /** Where the source answers and when its rounds are made. */
  readChain(): Promise<BeaconChain>;
  /** The value of a round, hex. Throws while the round is not there, or is not the hash of its signature. */
  readRound(round: number): Promise<string>;
};

const timeoutMs = 10_000;
const maxBytes = 64 * 1024;
const hex = z.string().regex(/^[0-9a-f]{2,1024}$/);
const chainInfo = z.object({ genesis_time: z.int().positive(), period: z.int().positive() });
const roundShape = z.object({ round: z.int().positive(), randomness: hex, signature: hex });

/**
 * drand over HTTP (https://docs.drand.love): `{url}/info` and `{url}/public/{round}`, where the URL names a chain. A round
 * at `t` has number floor((t - genesis) / period) + 1 (`roundMoment`); its value is the SHA-256 of its signature. The signature itself is
 * not checked against the chain's key: the proof of a draw names the round, so a relay that lies is found by whoever asks
 * another one.
 */
export function drandBeacon(url: string): Beacon {
  const base = url.replace(/\/+$/, "");
  return {
    readChain: async () => {
      const { genesis_time: genesis, period } = chainInfo.parse(await readJson(`${base}/info`));
      return { url: base, genesis, period };
    },
    readRound: async (round) => {
      const found = roundShape.parse(await readJson(`${base}/public/${round}`));
      const value = createHash("sha256").update(Buffer.from(found.signature, "hex")).digest("hex");
      if (found.round !== round || value !== found.randomness)
        throw new Error(`Beacon round ${round} is not sound.`);
      return value;
    },
  };
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
  if (!response.ok) throw new Error(`The beacon answered ${response.status}.`);
  const text = await response.text();
  if (text.length > maxBytes) throw new Error("The beacon answered too much.");
  return JSON.parse(text);
}
