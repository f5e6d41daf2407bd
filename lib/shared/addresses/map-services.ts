/** `country` is the club's (C0080). */
type Location = { name: string; lat: number; lon: number; country: string };
export type MapService = { name: string; href: string };

const zoom = 15;

/** Where map services show a place, by its coordinates; those that know one country only are for its clubs. */
export function mapServices({ name, lat, lon, country }: Location): MapService[] {
  const at = `${lat},${lon}`;
  const korean = [
    { name: "Naver Map", href: `https://map.naver.com/p?c=${zoom},0,0,0,dh&lng=${lon}&lat=${lat}` },
    { name: "KakaoMap", href: `https://map.kakao.com/link/map/${encodeURIComponent(name)},${at}` },
  ];
  return [
    ...(country === "KR" ? korean : []),
    {
      name: "Google Maps",
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}`,
    },
    {
      name: "OpenStreetMap",
      href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`,
    },
  ];
}
