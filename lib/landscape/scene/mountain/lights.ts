import type { Light } from "@/lib/landscape/address";
import type { LightSet } from "../palette";
import { pineLights } from "../pine-hills/lights";

/** Thin clear air, blue distance; larches that turn to gold when the turf is straw. */
export const mountainLights: Record<Light, LightSet> = {
  dawn: {
    ...pineLights.dawn,
    sky: ["#8fb0c4", "#acc4d0", "#ccd3d6", "#ecd4cc", "#f7c8b8"],
    sun: { body: "sun", color: "#fdeee2", glow: "#ffcdb8", glowOpacity: 0.85 },
    haze: "#e9dcd6",
    ridges: ["#a3afbe", "#92a4b2", "#71909a", "#4d7480", "#2c5460"],
    ground: { green: ["#a9bd98", "#6f966f", "#345c4c"], straw: ["#c9c09c", "#918c66", "#3c4a3a"] },
    mist: { color: "#f2e8e4", opacity: 1 },
    needles: ["#0f2c33", "#27525a", "#8fa78c"],
    autumn: ["#3f2c1c", "#8f6a34", "#e8bf74"],
    bark: ["#281d1c", "#57423c", "#b48d78"],
    grass: ["#0e2429", "#2f5350", "#b4b494"],
  },
  noon: {
    ...pineLights.noon,
    sky: ["#74a9cc", "#94bfd9", "#b7d4e2", "#d4e3e6", "#e8eee6"],
    haze: "#dfe8e8",
    ridges: ["#8fa9be", "#84a3b6", "#66909c", "#46767a", "#2c5a54"],
    ground: { green: ["#a8c684", "#74a258", "#386a3e"], straw: ["#d2c890", "#a0985c", "#4e5832"] },
    needles: ["#0f3330", "#296050", "#86ac70"],
    autumn: ["#4a3018", "#a47828", "#f2c454"],
    bark: ["#2a1e1a", "#644a3c", "#b8906c"],
    grass: ["#122d24", "#38643f", "#c8bc70"],
  },
  dusk: {
    ...pineLights.dusk,
    sky: ["#8fb0c2", "#b2c0c2", "#d9cab8", "#f2c6a0", "#f5b08c"],
    sun: { body: "sun", color: "#fdf0dc", glow: "#ffc494", glowOpacity: 0.9 },
    haze: "#eccdb0",
    ridges: ["#ac9ea8", "#988f9c", "#748890", "#4d6f74", "#2a5450"],
    ground: { green: ["#b0b474", "#76904a", "#355634"], straw: ["#cfb97a", "#978448", "#443f24"] },
    needles: ["#102a2c", "#2b5048", "#b09a5c"],
    autumn: ["#40240f", "#985f22", "#f2b650"],
    bark: ["#281813", "#603a2a", "#c88658"],
    grass: ["#0f2220", "#304a30", "#c8a458"],
  },
  night: {
    ...pineLights.night,
    sky: ["#050e1a", "#081829", "#0d2437", "#153344", "#224852"],
    sun: { body: "moon", color: "#f1ead2", glow: "#7f9cae", glowOpacity: 0.45 },
    haze: "#2d5058",
    ridges: ["#2a4656", "#20404c", "#18353e", "#11292e", "#0b1e20"],
    ground: { green: ["#2a5048", "#193a34", "#0b201d"], straw: ["#454f40", "#2c362e", "#161f1a"] },
    fairway: { green: ["#4f7a68", "#355c4e", "#1e4238"], straw: ["#64725c", "#465648", "#293a32"] },
    putting: "#65967a",
    sand: "#8a9488",
    needles: ["#040f10", "#12302e", "#55756a"],
    autumn: ["#100d09", "#33291c", "#877650"],
  },
};
