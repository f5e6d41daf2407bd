import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { httpSms } from "@/lib/club-api/adapters/http-sms";
import { outboxFolder, smtpMail } from "@/lib/club-api/adapters/senders";

describe("mail by SMTP", () => {
  type Received = { from: string; to: string[]; source: string };
  let smtp: SMTPServer;
  let url: string;
  let received: Received[];
  let refuses = false;

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, done) => done(refuses ? new Error("no such mailbox") : null),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ from, to, source: Buffer.concat(chunks).toString("utf8") });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    received = [];
    refuses = false;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

  const header = (source: string, name: string) =>
    new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, "im").exec(source)?.[1]?.replace(/\r\n\s+/g, " ") ?? "";
  const decoded = (text: string) =>
    text
      .replace(/\?= =\?/g, "?==?")
      .replace(/=\?UTF-8\?B\?([^?]+)\?=/gi, (_all, word: string) =>
        Buffer.from(word, "base64").toString("utf8"),
      )
      .replace(/=\?UTF-8\?Q\?([^?]+)\?=/gi, (_all, word: string) =>
        Buffer.from(
          word
            .replaceAll("_", " ")
            .replace(/=([0-9A-F]{2})/g, (_code, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          "latin1",
        ).toString("utf8"),
      );

  test("brings a Korean subject and text whole, with the same id at every try", async () => {
    const sender = smtpMail(url, "noreply@club.example");
    const mail = {
      messageId: "1-55-abc",
      to: "kim@mirsol.example",
      subject: "[미르솔 컨트리클럽] 예약 완료",
      text: "2026.12.16 07:21 미르 코스 예약이 완료되었습니다.\n",
    };
    await sender.send(mail);
    await sender.send(mail);
    await sender.close();
    expect(received).toHaveLength(2);
    const [{ from, to, source } = { from: "", to: [], source: "" }] = received;
    expect([from, to]).toEqual(["noreply@club.example", ["kim@mirsol.example"]]);
    expect(decoded(header(source, "Subject"))).toBe(mail.subject);
    expect(received.map((one) => header(one.source, "Message-ID"))).toEqual([
      "<1-55-abc@club.example>",
      "<1-55-abc@club.example>",
    ]);
    const body = source.slice(source.indexOf("\r\n\r\n")).trim();
    const text = /base64/.test(header(source, "Content-Transfer-Encoding"))
      ? Buffer.from(body, "base64").toString("utf8")
      : decoded(`=?UTF-8?Q?${body.replace(/=\r\n/g, "").replaceAll("?", "=3F")}?=`);
    expect(text.trim()).toContain("미르 코스");
  });

  test("a club writes under its own name and address; what cannot be delivered comes back to the server's", async () => {
    const sender = smtpMail(url, "noreply@server.example");
    const mail = { messageId: "1-1-a", to: "kim@mirsol.example", subject: "x", text: "y" };
    await sender.send({ ...mail, sender: { name: "미르솔, 컨트리클럽", address: "golf@mirsol.example" } });
    await sender.send({ ...mail, sender: { name: "Dunrath Links", address: "" } });
    await sender.close();
    expect(received.map(({ from }) => from)).toEqual(["noreply@server.example", "noreply@server.example"]);
    expect(decoded(header(received[0]?.source ?? "", "From"))).toMatch(
      /미르솔, 컨트리클럽"? <golf@mirsol\.example>/,
    );
    expect(header(received[1]?.source ?? "", "From")).toBe("Dunrath Links <noreply@server.example>");
  });

  test("a line break in subject or address brings no header and no second receiver", async () => {
    const sender = smtpMail(url, "noreply@club.example");
    await sender.send({
      messageId: "1-1-a",
      to: "kim@mirsol.example",
      subject: "Hello\r\nBcc: all@evil.test",
      text: "Text",
    });
    await sender
      .send({
        messageId: "1-2-a",
        to: "kim@mirsol.example\r\nRCPT TO:<all@evil.test>",
        subject: "x",
        text: "",
      })
      .catch(() => undefined);
    await sender.close();
    for (const { to, source } of received) {
      expect(to.join()).not.toContain("evil");
      expect(header(source, "Bcc")).toBe("");
    }
  });

  test("a refused receiver and a server that is away are faults", async () => {
    refuses = true;
    const mail = { messageId: "1-1-a", to: "kim@mirsol.example", subject: "x", text: "y" };
    const sender = smtpMail(url, "noreply@club.example");
    await expect(sender.send(mail)).rejects.toThrow();
    await sender.close();
    const away = smtpMail("smtp://127.0.0.1:1", "noreply@club.example");
    await expect(away.send(mail)).rejects.toThrow();
    await away.close();
  });
});

describe("text messages by HTTP", () => {
  let gateway: Server;
  let url: string;
  let answer: { status: number; delayMs?: number; headers?: Record<string, string> };
  const asked: { headers: Record<string, unknown>; body: unknown }[] = [];

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString("utf8")) });
        setTimeout(() => response.writeHead(answer.status, answer.headers).end("{}"), answer.delayMs ?? 0);
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => {
    gateway.closeAllConnections();
    gateway.close();
  });

  const sms = { messageId: "1-7-xyz", to: "01012345678", text: "[미르솔] 인증번호 123456" };

  test("are posted as JSON with the key and the stable id", async () => {
    answer = { status: 202 };
    await httpSms(url, "secret-key").send(sms);
    expect(asked[0]?.body).toEqual(sms);
    expect(asked[0]?.headers).toMatchObject({
      authorization: "Bearer secret-key",
      "idempotency-key": "1-7-xyz",
    });
  });

  test.each([
    ["an error", { status: 500 }],
    ["a refusal", { status: 401 }],
    ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:1/" } }],
    ["no answer in time", { status: 200, delayMs: 600 }],
  ])("%s is a fault that tells no key", async (_name, fault) => {
    answer = fault;
    const failure = await httpSms(url, "secret-key", 200)
      .send(sms)
      .catch((error: unknown) => error);
    expect(String(failure)).toMatch(/Error/);
    expect(String(failure)).not.toContain("secret-key");
  });
});

test("the outbox folder holds one readable file per message, however often it is sent", async () => {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-outbox-"));
  const sender = outboxFolder(join(folder, "outbox"));
  const mail = { messageId: "1-9-abc", to: "kim@mirsol.example", subject: "예약 완료", text: "Text" };
  await sender.send(mail);
  await sender.send(mail);
  expect(await readdir(join(folder, "outbox"))).toEqual(["1-9-abc.json"]);
  expect(JSON.parse(await readFile(join(folder, "outbox/1-9-abc.json"), "utf8"))).toEqual(mail);
  await expect(sender.send({ ...mail, messageId: "../1" })).rejects.toThrow();
  await rm(folder, { recursive: true });
});
