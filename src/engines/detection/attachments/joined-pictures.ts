import { blank, type Picture } from './png.ts';

/** How far from square the two together may be: a code is as high as it is wide, with its margin. */
const MAX_ELONGATED = 1.25;

/**
 * Joins two pictures that share a side length and form a square: a code may be cut in two so that only people see it.
 * @returns the possible orders, side by side and one above the other
 */
export function joinedPictures(one: Picture, other: Picture): Picture[] {
  const isSquare = (width: number, height: number) =>
    Math.max(width, height) <= MAX_ELONGATED * Math.min(width, height);
  const beside = one.height === other.height && isSquare(one.width + other.width, one.height);
  const above = one.width === other.width && isSquare(one.width, one.height + other.height);
  return [
    ...(beside ? [sideBySide(one, other), sideBySide(other, one)] : []),
    ...(above ? [stacked(one, other), stacked(other, one)] : []),
  ];
}

function sideBySide(left: Picture, right: Picture): Picture {
  const joined = blank(left.width + right.width, left.height);
  for (let y = 0; y < left.height; y++) {
    const at = y * joined.width;
    joined.data.set(left.data.subarray(y * left.width, (y + 1) * left.width), at);
    joined.data.set(right.data.subarray(y * right.width, (y + 1) * right.width), at + left.width);
  }
  return joined;
}

function stacked(top: Picture, bottom: Picture): Picture {
  const joined = blank(top.width, top.height + bottom.height);
  joined.data.set(top.data.subarray(0, top.width * top.height));
  joined.data.set(bottom.data.subarray(0, bottom.width * bottom.height), top.width * top.height);
  return joined;
}
