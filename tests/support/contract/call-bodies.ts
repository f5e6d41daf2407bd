/** Bodies of calls whose parts have to fit each other, by the key of the route: no sample of the shape is one. */
const feeContent = {
  rules: [
    {
      memberType: "30",
      dayType: "WEEKDAY",
      weekCodes: null,
      monthFrom: null,
      monthTo: null,
      period: "1",
      holeCode: null,
      partySize: null,
      amount: "150000",
      note: "",
    },
  ],
  serviceFees: [],
};
/** The subscription of a browser, as that browser gives it. */
const subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/sweep",
  p256dh: `B${"A".repeat(86)}`,
  auth: "A".repeat(22),
};
const fees = { fromDate: "2027-01-01", note: "", ...feeContent };

export const callBodies: Readonly<Record<string, Record<string, unknown>>> = {
  "PUT /ext/push": { kinds: ["offers"], quiet: { from: "22:00", to: "07:00" }, showsDetails: true },
  "POST /ext/push/devices": subscription,
  "POST /ext/push/devices/check": { endpoint: subscription.endpoint },
  "POST /ext/push/renewal": {
    old: { endpoint: subscription.endpoint, auth: subscription.auth },
    next: { ...subscription, endpoint: `${subscription.endpoint}-next` },
  },
  "PUT /site/brand": {
    main: "#1a4d80",
    accent: null,
    fonts: "classic",
    corner: "slight",
    density: "normal",
    lines: "hairline",
    version: 0,
  },
  "PUT /ops/setup/place": {
    lat: 55.9,
    lon: -2.4,
    zone: "Europe/London",
    country: "GB",
    currency: "GBP",
    symbol: "£",
    locale: "en-GB",
    decimals: 2,
    roundingUnit: 1,
    dateFormat: 13,
    languages: ["en"],
    defaultLanguage: "en",
  },
  "PUT /ops/courses/{id}/holes/{hole}": {
    distances: { black: 350, blue: 330, white: 310, red: 280 },
    tips: { en: "Aim left." },
    image: null,
    layout: null,
    version: 1,
  },
  "POST /ops/route-rules": {
    fromPath: "/company/greeting.html",
    toPath: "/club",
    kind: "301",
    memo: "",
    isActive: true,
  },
  "POST /ops/fees": fees,
  "PUT /ops/fees/{id}": { ...fees, version: 1 },
  "POST /ops/fees/check": feeContent,
  "POST /ops/fees/effect": { ...fees, versionIdx: 1 },
  "POST /ops/fees/quote": {
    date: "2026-12-16",
    period: "1",
    holeCode: "18",
    memberTypes: ["30"],
    caddieMode: "C",
  },
};
