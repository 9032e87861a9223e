import { expect, it } from '@jest/globals';
import { matchPath } from './path-pattern';

it.each([
  ['/home', '/home', ''],
  ['/home', '/home/', ''],
  ['/home', '/homes', undefined],
  ['/news/detail/$id', '/news/detail/7', '7'],
  ['/news/detail/$id', '/news/detail/a%2Fb', 'a/b'],
  ['/news/detail/$id', '/news/detail/%E0%A4%A', '%E0%A4%A'],
  ['/news/detail/$id', '/news/detail/', undefined],
  ['/news/detail/$id', '/news/detail/7/8', undefined],
  ['/news/detail/$id', '/case/detail/7', undefined],
  ['/admin/help/{-$page}', '/admin/help', ''],
  ['/admin/help/{-$page}', '/admin/help/lists', 'lists'],
  ['/admin/help/{-$page}', '/admin/helper', undefined],
])(
  'matchPath returns for the pattern %s and the path %s the parameter %j',
  (pattern, path, parameter) => {
    expect(matchPath(pattern, path)).toBe(parameter);
  },
);
