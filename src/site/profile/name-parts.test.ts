/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { nameParts } from './name-parts';

it.each([
  ['林正远', undefined, '林', '正远'],
  ['张伟', 'Zhang Wei', '张', '伟'],
  ['欧阳静', undefined, '欧阳', '静'],
  ['上官婉儿', undefined, '上官', '婉儿'],
  ['Lin Zhengyuan', '林正远', 'Lin', 'Zhengyuan'],
  ['Zhengyuan Lin', '林正远', 'Lin', 'Zhengyuan'],
  ['Vivian Shen', '沈薇安', 'Shen', 'Vivian'],
  ['Ouyang Jing', '欧阳静', 'Ouyang', 'Jing'],
  ['Xiǎoyuè Lǚ', '吕晓月', 'Lǚ', 'Xiǎoyuè'],
  ['埃莱娜·马尔尚-迪布瓦', undefined, '马尔尚-迪布瓦', '埃莱娜'],
  ['Hélène Marchand-Dubois', '埃莱娜·马尔尚-迪布瓦', 'Marchand-Dubois', 'Hélène'],
])(
  'nameParts of “%s” (other name: %s) returns the family name %s and the given name %s',
  (name, other, family, given) => expect(nameParts(name, other)).toEqual({ family, given }),
);

it.each([
  ['Zhang Wei', '张伟'],
  ['Michael Chen', '陈明'],
  ['Yu Bowen', undefined],
  ['Priya', '普里娅'],
  ['田中太郎', undefined],
  ['Jean-Claude van der Berg', '让-克洛德·范德贝格'],
  ['', undefined],
])('nameParts of “%s” (other name: %s) returns undefined', (name, other) =>
  expect(nameParts(name, other)).toBeUndefined(),
);
