import { expect, test } from 'vitest';
import { csvText } from '#sheets/csv.ts';

test('a CSV quotes what would part its cells, and leaves no text that a spreadsheet would count', () =>
  expect(
    csvText([
      ['Name', 'Held'],
      ['Aung, "Ko"', 1200.5],
      ['=1+1', null],
      ['-5', -5],
      ['one\nline', 0],
    ]),
  ).toBe(['Name,Held', '"Aung, ""Ko""",1200.5', `'=1+1,`, `'-5,-5`, '"one\nline",0'].join('\r\n')));
