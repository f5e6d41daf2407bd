import type { Light } from "@/lib/landscape/address";
import type { LightSet } from "../palette";
import { pineLights } from "../pine-hills/lights";

/** Milky air over old meadows; crowns that turn to copper when the turf is straw. */
export const parklandLights: Record<Light, LightSet> = {
  dawn: {
    ...pineLights.dawn,
    sky: ["#9db9bf", "#b6cac8", "#d2d9cc", "#ecdcc4", "#f6d2b0"],
    haze: "#efe2cc",
    ridges: ["#c2c6b8", "#a9b8a4", "#8aa48a", "#6b8e72", "#4b755a"],
    ground: { green: ["#b9c894", "#84a66c", "#436f49"], straw: ["#c9c798", "#94996a", "#4a5c3c"] },
    fairway: { green: ["#dde6bc", "#b7d095", "#87b077"], straw: ["#e3e2bc", "#c6cb96", "#959f72"] },
    needles: ["#1c3d2a", "#4c7a4a", "#b5bf7a"],
    autumn: ["#4a2a20", "#9a5a34", "#e6b06a"],
    bark: ["#2f241c", "#5e4a38", "#a98c68"],
    grass: ["#14291c", "#3f5f3a", "#c9c48a"],
  },
  noon: {
    ...pineLights.noon,
    sky: ["#86b4cc", "#a3c8d6", "#c2dbdc", "#dce8dc", "#eeeedd"],
    haze: "#e6eddc",
    ridges: ["#b4cac4", "#9cb9a8", "#7fa487", "#5f8c62", "#47764a"],
    ground: { green: ["#b4cc80", "#84ac58", "#447a3c"], straw: ["#cccb8e", "#9ba060", "#556534"] },
    fairway: { green: ["#d4e69a", "#afd470", "#82b454"], straw: ["#e2e2ac", "#c4cc84", "#98a85e"] },
    needles: ["#1d4426", "#4d8240", "#a9c860"],
    autumn: ["#57281a", "#ab5c2c", "#eeb04c"],
    bark: ["#30241a", "#665038", "#b0946a"],
    grass: ["#173020", "#46703c", "#d0c878"],
  },
  dusk: {
    ...pineLights.dusk,
    sky: ["#a3bfc4", "#bfcbc0", "#dcd4b2", "#f3d6a0", "#f6c592"],
    haze: "#efd8aa",
    ridges: ["#d2b896", "#b5ae8c", "#90a080", "#6c8c68", "#4b764e"],
    ground: { green: ["#c2c474", "#88a24a", "#3f662f"], straw: ["#cdbe7c", "#989048", "#4c5226"] },
    fairway: { green: ["#e0e498", "#c0d06c", "#8dac4c"], straw: ["#ecdfa0", "#cdc87a", "#9aa052"] },
    needles: ["#1b3a22", "#4a6e34", "#d0b550"],
    autumn: ["#4a2012", "#a04e20", "#f0aa48"],
    bark: ["#2c1d12", "#66462a", "#d09a58"],
    grass: ["#13261a", "#3b5228", "#d2ac54"],
  },
  night: {
    ...pineLights.night,
    sky: ["#07121a", "#0b1c25", "#10282f", "#18363a", "#264a48"],
    sun: { body: "moon", color: "#f1ead2", glow: "#86a296", glowOpacity: 0.42 },
    haze: "#2f544e",
    ridges: ["#254840", "#1e3f36", "#18362c", "#122c22", "#0d231a"],
    ground: { green: ["#2f5646", "#1d4032", "#0d2419"], straw: ["#46523e", "#2d3a2c", "#182018"] },
    fairway: { green: ["#58806a", "#3c624e", "#224636"], straw: ["#68765a", "#4a5a46", "#2d3c30"] },
    putting: "#6c9a74",
    sand: "#8c9484",
    water: ["#3b666c", "#16343a"],
    needles: ["#06140c", "#17382a", "#56785c"],
    autumn: ["#120e0a", "#342a20", "#86744e"],
    bark: ["#0f0c08", "#2e2820", "#6f664e"],
  },
};
