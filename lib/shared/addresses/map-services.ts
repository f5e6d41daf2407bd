type Location = { name: string; lat: number; lon: number };
export type MapService = { name: string; href: string };

const zoom = 15;

/** Where map services show a place, by its coordinates; names are the services' own. */
export function mapServices({ name, lat, lon }: Location): MapService[] {
  const at = `${lat},${lon}`;
  return [
    { name: "Naver Map", href: `https://map.naver.com/p?c=${zoom},0,0,0,dh&lng=${lon}&lat=${lat}` },
    { name: "KakaoMap", href: `https://map.kakao.com/link/map/${encodeURIComponent(name)},${at}` },
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
