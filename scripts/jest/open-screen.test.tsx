import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { freshBrowser } from './open-screen';

/** Counts two frames, as antd's messages count the time that they are shown. */
function Frames() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < 2) requestAnimationFrame(() => setCount(count + 1));
  }, [count]);
  return <p>{count} frames</p>;
}

it('renders what changes in a frame while the test waits for something else', async () => {
  await freshBrowser();
  render(<Frames />);
  const frame = () => new Promise(requestAnimationFrame);
  for (let count = 0; count < 3; count += 1) await frame();
  expect(await screen.findByText('2 frames')).toBeVisible();
});
