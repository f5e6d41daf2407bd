import {
  cancelPlanCall,
  type SiteStateDraft,
  saveSiteStateCall,
  siteStateDraftOf,
  siteStateProblems,
} from "@/components/ishm/site-state/site-state-draft";
import type { SiteState } from "@/lib/contract/site/site";

const zone = "Asia/Seoul";
const now = new Date("2026-11-23T01:00:00Z");

const stored: SiteState = {
  state: "0",
  title: "점검",
  message: "잠시만요",
  startAt: null,
  endAt: "2026-11-23T12:00:00+09:00",
  admin: {
    allowIps: ["203.0.113.10", "2001:db8::/32"],
    i18n: { ko: { title: "점검", message: "잠시만요" } },
    scheduled: { state: "2", startAt: "2026-12-01T00:00:00+09:00", endAt: null },
    version: 4,
  },
};

const draftWith = (part: Partial<SiteStateDraft>): SiteStateDraft => ({
  ...siteStateDraftOf(stored, zone),
  ...part,
});

describe("the site-state form", () => {
  test("what was read and not changed is sent as it was", () => {
    expect(saveSiteStateCall(draftWith({}), "en", zone, 4)).toEqual({
      query: { lang: "ko" },
      body: {
        state: "0",
        title: "점검",
        message: "잠시만요",
        startAt: null,
        endAt: "2026-11-23T12:00:00+09:00",
        allowIps: ["203.0.113.10", "2001:db8::/32"],
        i18n: {},
        version: 4,
      },
    });
  });

  test("a normal site has no end, and keeps its texts and addresses for the next stop", () => {
    const { body } = saveSiteStateCall(draftWith({ state: "1" }), "ko", zone, 4);
    expect(body).toMatchObject({ state: "1", endAt: null, title: "점검", allowIps: stored.admin?.allowIps });
  });

  test("a plan is taken back by planning the state of now for its moment", () => {
    expect(cancelPlanCall(stored, "ko", zone).body).toMatchObject({
      state: "0",
      startAt: "2026-12-01T00:00:00+09:00",
      version: 4,
    });
  });

  test.each([
    ["no times at all", { endAt: "" }, []],
    ["a start that is over", { startAt: "2026-11-23T10:00", endAt: "" }, ["startAt:startOver"]],
    ["an end that is over", { endAt: "2026-11-23T10:00" }, ["endAt:endBeforeStart"]],
    [
      "an end at the start",
      { startAt: "2026-11-24T02:00", endAt: "2026-11-24T02:00" },
      ["endAt:endBeforeStart"],
    ],
    ["half a time", { startAt: "2026-11-24" }, ["startAt:timeWrong"]],
    ["an end that a normal site does not have", { state: "1", endAt: "2020-01-01T00:00" }, []],
    ["an address with a letter", { allowIps: "203.0.113.10\n\n203.0.113.x" }, ["allowIps:addressWrong"]],
    ["a range too wide", { allowIps: "203.0.113.0/33" }, ["allowIps:addressWrong"]],
    ["51 addresses", { allowIps: "203.0.113.1\n".repeat(51) }, ["allowIps:tooManyAddresses"]],
  ] as const)("%s", (_what, part, problems) => {
    const found = siteStateProblems(draftWith(part), now, zone);
    expect(found.map(({ field, reason }) => `${field}:${reason}`)).toEqual(problems);
  });
});
