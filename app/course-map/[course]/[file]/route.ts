import { caching } from "@/lib/web/cache/caching";
import { courseMapVersion, layoutsOf } from "@/lib/web/pictures/course-map";
import { nineMap } from "@/lib/web/pictures/nine-map";
import { getBrand } from "@/lib/web/queries/brand";
import { getCourses } from "@/lib/web/queries/courses";
import { getScene } from "@/lib/web/queries/scene";

type Context = { params: Promise<{ course: string; file: string }> };

/** The map of a nine: `/course-map/1/3f2a9c.svg`; the same for ever while its layouts are, and its page is open. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { course: code, file } = await params;
  const course = (await getCourses("en")).find(({ courseCode }) => courseCode === code);
  const layouts = course ? layoutsOf(course) : null;
  if (!layouts) return new Response(null, { status: 404 });
  const [{ terrain }, brand] = await Promise.all([getScene(), getBrand()]);
  const version = courseMapVersion(layouts, terrain, brand);
  return new Response(nineMap(version, { layouts, terrain, brand }), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": file === `${version}.svg` ? caching.upload : caching.minute,
    },
  });
}
