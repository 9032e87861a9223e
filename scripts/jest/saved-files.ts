import { afterEach, beforeEach, jest } from '@jest/globals';

/** A file that the application has offered as a download. */
interface SavedFile {
  name: string;
  text: Promise<string>;
}

/** Records the downloads of each test, which jsdom cannot save. Returns their list, empty at the start of a test. */
export function recordSavedFiles(): readonly SavedFile[] {
  const savedFiles: SavedFile[] = [];
  beforeEach(() => {
    savedFiles.length = 0;
    let lastBlob: Blob;
    URL.createObjectURL = (blob) => {
      lastBlob = blob as Blob;
      return 'blob:file';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      savedFiles.push({ name: this.download, text: lastBlob.text() });
    });
  });
  afterEach(() => void jest.restoreAllMocks());
  return savedFiles;
}
