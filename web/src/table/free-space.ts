// Where there is room on the screen for something that must not cover certain places.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The largest part of a screen that covers none of the places; at least so wide, if there is any that wide. */
export function freeSpace(screen: Box, places: Box[], width: number): Box {
  const free = places.reduce((parts, place) => parts.flatMap((part) => around(part, place)), [screen]);
  const useful = free.filter((part) => part.right - part.left >= width);
  return largest(useful.length > 0 ? useful : free) ?? screen;
}

/** What is left of a part beside a place: above, below, on the left and on the right of it. */
function around(part: Box, place: Box): Box[] {
  const apart = place.right <= part.left || place.left >= part.right || place.bottom <= part.top || place.top >= part.bottom;
  if (apart) return [part];
  const sides = [
    { ...part, bottom: place.top },
    { ...part, top: place.bottom },
    { ...part, right: place.left },
    { ...part, left: place.right },
  ];
  return sides.filter((side) => side.bottom > side.top && side.right > side.left);
}

function largest(parts: Box[]): Box | undefined {
  const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  return parts.toSorted((a, b) => area(b) - area(a))[0];
}
