// One file of code, so that the fields of a form come together and share their read.
export { default as RecordPicker } from './RecordPicker.tsx';
export { default as RecordsPicker } from './RecordsPicker.tsx';
