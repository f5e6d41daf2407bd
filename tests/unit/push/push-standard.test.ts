import { createECDH } from "node:crypto";
import { encryptPush, isCurvePoint, maxPushBytes } from "@/lib/club-api/adapters/push/encrypt";
import { endpointCheck, isPushService, knownPushServices } from "@/lib/club-api/adapters/push/services";
import { isKeyPair, makeVapidKeys, vapidSigner } from "@/lib/club-api/adapters/push/vapid";
import { noticeEvents } from "@/lib/club-api/domains/outbox/events";
import { pushExpiry, pushKindOf, pushPage } from "@/lib/club-api/domains/outbox/push-rules";
import { templates } from "@/lib/club-api/domains/outbox/templates";
import { languages } from "@/lib/shared/languages";
import { pushKinds } from "@/lib/shared/push-kinds";
import { decryptPush } from "@/tests/support/push/push-service.mjs";

const bytes = (text: string) => Buffer.from(text, "base64url");

test("the example of RFC 8291, appendix A, comes out byte for byte", () => {
  const message = encryptPush(
    Buffer.from("When I grow up, I want to be a watermelon"),
    {
      p256dh: bytes(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      ),
      auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
    },
    {
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
      privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    },
  );
  expect(message.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("a browser reads what was encrypted for it, another one does not, and two messages are never alike", () => {
  const browser = () => {
    const keys = createECDH("prime256v1");
    keys.generateKeys();
    return { keys, auth: Buffer.alloc(16, 7) };
  };
  const [own, other] = [browser(), browser()];
  const text = Buffer.from("홀 티타임이 확보되었습니다");
  const seal = () => encryptPush(text, { p256dh: own.keys.getPublicKey(), auth: own.auth });
  expect(decryptPush(seal(), own)).toEqual(text);
  expect(() => decryptPush(seal(), other)).toThrow();
  expect(seal()).not.toEqual(seal());
  expect(() =>
    encryptPush(Buffer.alloc(maxPushBytes + 1), { p256dh: own.keys.getPublicKey(), auth: own.auth }),
  ).toThrow("too long");
});

test("a key that is no point of the curve is told", () => {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  expect(isCurvePoint(keys.getPublicKey())).toBe(true);
  expect(isCurvePoint(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 9)]))).toBe(false);
});

test("keys that are made are a pair, others are not; a signature serves an hour and one service", () => {
  const [own, other] = [makeVapidKeys(), makeVapidKeys()];
  expect(isKeyPair(own)).toBe(true);
  expect(isKeyPair({ ...own, publicKey: other.publicKey })).toBe(false);
  const sign = vapidSigner(own);
  const header = sign("https://one.example", "mailto:a@b.example");
  expect(sign("https://one.example", "mailto:a@b.example")).toBe(header);
  expect(sign("https://two.example", "mailto:a@b.example")).not.toBe(header);
  expect(header).toContain(`k=${own.publicKey}`);
});

describe("endpoints", () => {
  const allows = endpointCheck([...knownPushServices, "http://127.0.0.1:5001"]);

  test.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QGs",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "http://127.0.0.1:5001/push/1",
  ])("%s is one of a push service", (endpoint) => expect(allows(endpoint)).toBe(true));

  test.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/fcm.googleapis.com",
    "https://user:pass@fcm.googleapis.com/x",
    "https://evilpush.apple.com/x",
    "https://push.apple.com/x",
    "http://127.0.0.1:5002/push/1",
    "http://127.0.0.1/push/1",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "file:///etc/passwd",
    "https://fcm.googleapis.com/x#y",
    `https://fcm.googleapis.com/${"a".repeat(1000)}`,
    "fcm.googleapis.com",
  ])("%s is none", (endpoint) => expect(allows(endpoint)).toBe(false));

  test("a list holds hosts, names below a host, and origins", () => {
    expect(["push.example.org", "*.push.example.org", "http://127.0.0.1:5001"].every(isPushService)).toBe(
      true,
    );
    expect(
      ["*", "localhost", "https://a.example/path", "a b.example", "ftp://a.example"].some(isPushService),
    ).toBe(false);
  });
});

describe("notices to devices", () => {
  const events = Object.keys(noticeEvents).filter((event) => pushKindOf(event) !== undefined);

  test.each([...languages])("in %s what a locked screen shows unasked holds no value", (language) => {
    const texts = templates[language].events as Record<string, { subject: string }>;
    for (const event of events) expect(`${event}: ${texts[event]?.subject}`).not.toMatch(/[{}]/);
  });

  test("each kind has its page, and every notice of offers, draws, changes and weather its kind", () => {
    expect(pushPage("waitingOffered")).toBe("/mypage/waitings");
    expect(pushPage("drawWon")).toBe("/mypage/draws");
    expect(pushPage("weatherCancelled")).toBe("/mypage/bookings");
    expect(pushPage("openingSoon")).toBe("/reservation");
    expect(pushPage("lastMinuteOffered")).toBe("/mypage/last-minute");
    expect(pushPage("couponIssued")).toBe("/mypage/coupons");
    const counts = events.map((event) => pushKindOf(event));
    expect(new Set(counts)).toEqual(new Set(pushKinds));
    expect(["certificationCode", "findIds", "passwordChanged", "noShow"].map(pushKindOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("a notice says nothing any more after a day, or once its offer has ended", () => {
    const now = new Date("2026-11-25T10:00:00Z");
    const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    expect(pushExpiry(now, {})).toEqual(inHours(24));
    expect(pushExpiry(now, { until: inHours(1) })).toEqual(inHours(1));
    expect(pushExpiry(now, { deadline: inHours(48) })).toEqual(inHours(24));
    expect(pushExpiry(now, { until: inHours(-1) })).toEqual(inHours(24));
  });
});
