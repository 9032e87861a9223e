import { JSDOM } from 'jsdom';

/** The window that a prerendering server sanitises texts in (design 7): jsdom is what DOMPurify is made for besides browsers. */
export const view = new JSDOM('', { url: location.origin }).window;
