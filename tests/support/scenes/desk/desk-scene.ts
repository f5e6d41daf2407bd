import { adminMenuPerms } from "@/lib/club-api/db/tables";
import { type BookingScene, bookingScene } from "../booking-scene";

/** The booking scene with a second desk: the reservation office, whose group may do everything on the tee sheet. */
export async function deskScene(): Promise<BookingScene> {
  const scene = await bookingScene();
  const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
  const begin = () =>
    scene.db
      .insert(adminMenuPerms)
      .values(["940000", "940100"].map((menuCode) => ({ clubIdx: 1, groupIdx: 10, menuCode, ...all })));
  await begin();
  return {
    ...scene,
    async reset() {
      await scene.reset();
      await begin();
    },
  };
}
