import { existsSync, readdirSync, readFileSync } from "node:fs";
import { withAll, withTerm } from "@/components/member/sign-up/fields/agreement-rules";
import { shownChannels } from "@/lib/shared/marketing-channels";

const marketing = { termsIdx: 5, termType: "30", title: "Marketing", isRequired: false };
const nothing = { agreed: [], marketing: { sms: false, email: false, push: false } };

test("who agrees to everything agrees to no notice of an app that does not exist", () => {
  for (const agreed of [withAll([marketing], true), withTerm(nothing, marketing, true)])
    expect(agreed.marketing.push).toBe(false);
});

test("a way that nothing is sent by is shown to whom agreed to it earlier alone", () => {
  expect(shownChannels({ sms: false, email: false, push: false })).toEqual(["sms", "email"]);
  expect(shownChannels({ sms: false, email: false, push: true })).toEqual(["sms", "email", "push"]);
});

test("no terms of a preset ask for a channel that nothing is sent by", () => {
  for (const preset of readdirSync("lib/club-api/presets", { withFileTypes: true })) {
    const file = `lib/club-api/presets/${preset.name}/terms.json`;
    if (!preset.isDirectory() || !existsSync(file)) continue;
    expect(readFileSync(file, "utf8")).not.toMatch(/\bpush\b|푸시|プッシュ|推送/i);
  }
});
