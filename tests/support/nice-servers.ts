import { createCipheriv, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { intcKeys } from "@/lib/club-api/adapters/identity/nice-intc";

/** Providers of identity checks that speak the real protocols (domain.md 9.1, 9.2) on a local port. */

export type Call = { path: string; headers: IncomingMessage["headers"]; body: string };
export type NiceServer = {
  url: string;
  calls: Call[];
  /** Faults of the next answers; `hang` never answers. */
  faults: { status?: number; code?: string; hang?: boolean; redirect?: boolean };
  stop(): Promise<void>;
};

type Answer = (call: Call, code: string) => unknown;

async function serve(answers: Record<string, Answer>): Promise<NiceServer> {
  const calls: Call[] = [];
  const faults: NiceServer["faults"] = {};
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = {
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    calls.push(call);
    if (faults.hang) return;
    if (faults.redirect) {
      response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
      return;
    }
    const answer = answers[call.path];
    response.writeHead(answer ? (faults.status ?? 200) : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer?.(call, faults.code ?? "") ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const v1TokenValue = "c2FtcGxlLXRva2VuLXZhbA==";

/** NICE_V1: institution token, crypto token. */
export function niceV1Server(): Promise<NiceServer> {
  return serve({
    "/digital/niceid/oauth/oauth/token": () => ({
      dataHeader: { GW_RSLT_CD: "1200" },
      dataBody: {
        access_token: "inst-token",
        token_type: "bearer",
        expires_in: 1_576_800_000,
        scope: "default",
      },
    }),
    "/digital/niceid/api/v1.0/common/crypto/token": (_call, code) => ({
      dataHeader: { GW_RSLT_CD: "1200" },
      dataBody: {
        rsp_cd: "P000",
        result_cd: code || "0000",
        site_code: "SITE01",
        token_version_id: `20261123-${Math.random().toString(36).slice(2)}`,
        token_val: v1TokenValue,
        period: 3600,
      },
    }),
  });
}

const intc = { ticket: "ticket-sample", iterators: 66, transaction: "tx-sample-0001" };

/** NICE_INTC: token, address of the window, result. `person` is what the result names. */
export function niceIntcServer(person: () => Record<string, string>): Promise<NiceServer> {
  return serve({
    "/ido/intc/v1.0/auth/token": (_call, code) => ({
      result_code: code || "0000",
      access_token: "intc-token",
      ticket: intc.ticket,
      iterators: intc.iterators,
      expires_in: 1_900_000_000_000,
    }),
    "/ido/intc/v1.0/auth/url": () => ({
      result_code: "0000",
      auth_url: "https://auth.niceid.example/window?tx=1",
      transaction_id: intc.transaction,
    }),
    "/ido/intc/v1.0/auth/result": () => ({ result_code: "0000", ...sealIntc(JSON.stringify(person())) }),
  });
}

function sealIntc(plain: string) {
  const keys = intcKeys(intc.ticket, intc.transaction, intc.iterators);
  const iv = Buffer.alloc(16, 7);
  const cipher = createCipheriv("aes-256-gcm", keys.key, iv);
  const bytes = Buffer.concat([iv, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
  const encData = bytes.toString("base64url");
  const integrity = createHmac("sha256", keys.hmacKey).update(encData).digest("base64url");
  return { enc_data: encData, integrity_value: integrity };
}
