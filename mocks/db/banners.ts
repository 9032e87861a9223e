import type { Entity } from './table';

/** A banner; each language has its own (D26). */
export interface BannerRecord extends Entity {
  id: number;
  lang: string;
  imgPath: string;
  title: string;
  subTitle: string;
  top: 0 | 1;
  linkUrl: string;
}
