/** domain.md 4, C1240 `weatherCodes`: what the sources of weather are read as; clubs may add others, fields stay text. */
export const weatherKind = {
  clear: "10",
  mostlyCloudy: "20",
  cloudy: "30",
  rain: "40",
  rainOrSnow: "41",
  snow: "42",
  drizzle: "43",
  drizzleOrFlurry: "44",
  flurry: "45",
  shower: "50",
  thunderstorm: "60",
  fog: "70",
  strongWind: "80",
  dust: "90",
} as const;
