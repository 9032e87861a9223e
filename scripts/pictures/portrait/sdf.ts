/** Distance functions for soft bodies; all take plain numbers, since they run tens of millions of times. */

/** Distance to an upright ellipsoid about the origin (close to exact near its surface). */
export function ellipsoid(
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
): number {
  const ax = x / rx;
  const ay = y / ry;
  const az = z / rz;
  const k0 = Math.sqrt(ax * ax + ay * ay + az * az);
  const bx = ax / rx;
  const by = ay / ry;
  const bz = az / rz;
  const k1 = Math.sqrt(bx * bx + by * by + bz * bz);
  return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
}

/** Distance to a rod with round ends whose radius goes from `ra` to `rb`. */
export function cone(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  ra: number,
  rb: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  const qx = px - dx * t;
  const qy = py - dy * t;
  const qz = pz - dz * t;
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - (ra + (rb - ra) * t);
}

/** Union of two bodies with a fillet of size `k`. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Body `a` without body `b`, with a fillet of size `k`. */
export function carve(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a + b), 0) / k;
  return Math.max(a, -b) + h * h * k * 0.25;
}

/** Signed distance in the plane to a closed outline given as x0, y0, x1, y1, …; negative inside. */
export function outlineDistance(x: number, y: number, outline: readonly number[]): number {
  let best = Number.POSITIVE_INFINITY;
  let sign = 1;
  const n = outline.length / 2;
  for (let i = 0, j = n - 1; i < n; j = i, i += 1) {
    const yi = outline[i * 2 + 1] ?? 0;
    const yj = outline[j * 2 + 1] ?? 0;
    const xi = outline[i * 2] ?? 0;
    const ex = (outline[j * 2] ?? 0) - xi;
    const ey = yj - yi;
    const wx = x - xi;
    const wy = y - yi;
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    const bx = wx - ex * t;
    const by = wy - ey * t;
    best = Math.min(best, bx * bx + by * by);
    const above = y >= yi;
    const below = y < yj;
    const side = ex * wy > ey * wx;
    if ((above && below && side) || (!above && !below && !side)) sign = -sign;
  }
  return sign * Math.sqrt(best);
}
