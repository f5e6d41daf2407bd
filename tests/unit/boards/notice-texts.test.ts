import { noticeEvents } from "@/lib/club-api/domains/outbox/events";
import { checkTarget, renderMail, renderSms, Unsendable } from "@/lib/club-api/domains/outbox/render";
import { templates } from "@/lib/club-api/domains/outbox/templates";
import { type Language, languages } from "@/lib/shared/languages";

const variablesOf = (text: string) => new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? ""));
const events = Object.entries(noticeEvents);
const noTexts = new Map<string, string>();
/** With a hash of 64 characters each: these go by mail alone (`workflows/tell-draw.ts`). */
const mailOnly = ["drawApplied", "drawClosed"];

describe.each(languages)("texts in %s", (lang) => {
  test.each(events)("%s holds exactly its variables", (event, variables) => {
    const texts: Record<string, { subject: string; text: string }> = templates[lang].events;
    const { subject = "", text = "" } = texts[event] ?? {};
    expect([...variablesOf(text)].sort()).toEqual(variables.filter((name) => name !== "club").sort());
    for (const name of variablesOf(subject)) expect(variables).toContain(name);
    expect(subject).not.toMatch(/[\r\n]|^$/);
    expect(text).not.toMatch(/[\r\n]/);
  });

  test("has no text of an event that is gone, and a frame for mails", () => {
    expect(Object.keys(templates[lang].events).sort()).toEqual(Object.keys(noticeEvents).sort());
    expect(variablesOf(templates[lang].frame)).toEqual(new Set(["text", "club"]));
  });

  test("a text message of usual values fits three short ones", () => {
    for (const [event, variables] of events.filter(([name]) => !mailOnly.includes(name))) {
      const vars = Object.fromEntries(variables.map((name) => [name, "2026-12-16"]));
      expect(renderSms({ lang, event, vars, own: noTexts }).length).toBeLessThanOrEqual(160);
    }
  });
});

const booked = {
  event: "booked",
  vars: { club: "미르솔 컨트리클럽", date: "2026-12-16", time: "07:21", course: "미르 코스" },
  own: noTexts,
};

test("the wording of 11.10", () => {
  const sms = (lang: Language) => renderSms({ ...booked, lang });
  expect(sms("ko")).toBe("[미르솔 컨트리클럽] 2026-12-16 07:21 미르 코스 예약이 완료되었습니다.");
  expect(sms("en")).toBe("[미르솔 컨트리클럽] Your tee time 2026-12-16 07:21 미르 코스 is booked.");
});

describe("the club's own texts (category 60)", () => {
  const own = (entries: Record<string, string>) => new Map(Object.entries(entries));
  const mail = (entries: Record<string, string>) => renderMail({ ...booked, lang: "en", own: own(entries) });

  test("come before the built-in ones", () => {
    const texts = mail({
      "booked.text": "See you at {time}!",
      "booked.subject": "Booked",
      frame: "{text} — {club}",
    });
    expect(texts).toEqual({
      subject: "[미르솔 컨트리클럽] Booked",
      text: "See you at 07:21! — 미르솔 컨트리클럽",
    });
  });

  test("with a variable that the event has not, the built-in one stays", () => {
    expect(mail({ "booked.subject": "Code {password}" }).subject).toBe("[미르솔 컨트리클럽] Tee time booked");
    expect(mail({ "booked.subject": "{toString}" }).subject).toBe("[미르솔 컨트리클럽] Tee time booked");
  });
});

describe("values", () => {
  const named = (name: string) => ({
    lang: "en" as const,
    event: "welcome",
    vars: { club: "Mirsol", name },
    own: new Map([["welcome.subject", "Welcome {name}"]]),
  });

  test.each(["\r\nBcc: all@evil.test", "\nX: 1", "\rX: 1", "\u2028X: 1", "\u0085X: 1"])(
    "with the line break %j begin no header (S-80)",
    (value) => {
      expect(() => renderMail(named(`Kim${value}`))).toThrow(Unsendable);
      expect(renderSms(named(`Kim${value}`))).not.toMatch(/[\r\n\u0085\u2028]/);
    },
  );

  test("are not read as texts themselves", () => {
    expect(renderSms(named("{club}$&{name}"))).toContain("Welcome, {club}$&{name}.");
  });

  test("that are missing make a notice unsendable", () => {
    expect(() => renderSms({ ...named("Kim"), vars: { club: "Mirsol" } })).toThrow(Unsendable);
    expect(() => renderSms({ ...named("Kim"), event: "constructor" })).toThrow(Unsendable);
  });

  test.each(["a@b.test\r\nRCPT TO:<x@y>", "a@b.test, c@d.test", "a@b.test;c@d.test", "<a@b.test>"])(
    "an address such as %j is none",
    (target) => {
      expect(() => checkTarget(target)).toThrow(Unsendable);
    },
  );
});
