import { viewportOf } from "@/lib/web/seo/viewport";
import { clubOf } from "../../support/club";

// seed 427
test("zoom is free, and the club's setting fixes the viewport as the specification has it", () => {
  const club = clubOf();
  expect(viewportOf(club)).not.toHaveProperty("userScalable");
  const fixed = { ...club, addition: { ...club.addition, viewportZoom: "fixed" as const } };
  expect(viewportOf(fixed)).toMatchObject({ width: "device-width", maximumScale: 1, userScalable: false });
});
