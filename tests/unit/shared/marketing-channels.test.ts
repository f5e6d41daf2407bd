import { existsSync, readdirSync, readFileSync } from "node:fs";
import { withAll, withTerm } from "@/components/member/sign-up/fields/agreement-rules";
import { offeredChannels, shownChannels } from "@/lib/shared/marketing-channels";

const term = { termsIdx: 5, termType: "30", title: "Marketing", isRequired: false };
const marketing = { ...term, channels: offeredChannels({ hasPush: false }) };
const withPush = { ...term, channels: offeredChannels({ hasPush: true }) };
const nothing = { agreed: [], marketing: { sms: false, email: false, push: false } };

test("who agrees to everything agrees to no notice of an app that does not exist", () => {
  for (const agreed of [withAll([marketing], true), withTerm(nothing, marketing, true)])
    expect(agreed.marketing.push).toBe(false);
});

test("where the club can push, agreeing to everything agrees to that too", () => {
  for (const agreed of [withAll([withPush], true), withTerm(nothing, withPush, true)])
    expect(agreed.marketing).toEqual({ sms: true, email: true, push: true });
});

test("a way that nothing is sent by is shown to whom agreed to it earlier alone", () => {
  const none = { sms: false, email: false, push: false };
  expect(shownChannels(none, { hasPush: false })).toEqual(["sms", "email"]);
  expect(shownChannels({ ...none, push: true }, { hasPush: false })).toEqual(["sms", "email", "push"]);
  expect(shownChannels(none, { hasPush: true })).toEqual(["sms", "email", "push"]);
});

test("no terms of a preset ask for a channel that nothing is sent by", () => {
  for (const preset of readdirSync("lib/club-api/presets", { withFileTypes: true })) {
    const file = `lib/club-api/presets/${preset.name}/terms.json`;
    if (!preset.isDirectory() || !existsSync(file)) continue;
    expect(readFileSync(file, "utf8")).not.toMatch(/\bpush\b|푸시|プッシュ|推送/i);
  }
});
