import { videoOfAddress } from "@/lib/shared/addresses/typed-video";
import { readVideo } from "@/lib/shared/addresses/video-address";

describe("the address of a video", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s", "youtube:dQw4w9WgXcQ"],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", "youtube:dQw4w9WgXcQ"],
    ["m.youtube.com/watch?v=dQw4w9WgXcQ", "youtube:dQw4w9WgXcQ"],
    [" https://www.youtube.com/shorts/dQw4w9WgXcQ ", "youtube:dQw4w9WgXcQ"],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "youtube:dQw4w9WgXcQ"],
    ["https://vimeo.com/76979871", "vimeo:76979871"],
    ["https://player.vimeo.com/video/76979871?h=1", "vimeo:76979871"],
  ])("of a listed host is read: %s", (address, stored) => {
    expect(videoOfAddress(address)).toBe(stored);
  });

  test.each([
    ...[
      "",
      "youtube",
      "https://evil.example/watch?v=dQw4w9WgXcQ",
      "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    ],
    ...[
      "https://www.youtube.com/watch?v=short",
      "https://www.youtube.com/",
      "https://vimeo.com/channels/staffpicks",
    ],
    ...[
      "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
      "ftp://youtu.be/dQw4w9WgXcQ",
      'https://youtu.be/dQw4w9WgXc"',
      "http://[",
    ],
  ])("is refused when no listed host plays it: %s", (address) => {
    expect(videoOfAddress(address)).toBeNull();
  });

  test("as stored names a frame of the host that sets no cookies", () => {
    expect(readVideo("youtube:dQw4w9WgXcQ")?.frame).toBe(
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    );
    for (const stored of [undefined, "", "youtube:", "youtube:a:b", "constructor:1", "vimeo:abc"]) {
      expect(readVideo(stored)).toBeNull();
    }
  });
});
