const MESSAGE =
  'A judgement or a default by this device is wrong where its clock is: take serverNow or serverInstant, or deviceNow for what lies between two moments (src/services/clock.ts).';

const isNamed = (node, ...names) => node.type === 'Identifier' && names.includes(node.name);

/** Forbids reads of the device's clock in the browser. `new Date(instant)` is allowed. */
const noDeviceClock = {
  create(context) {
    const tell = (node) => context.report({ node, message: MESSAGE });
    return {
      NewExpression(node) {
        if (isNamed(node.callee, 'Date') && node.arguments.length === 0) tell(node);
      },
      CallExpression(node) {
        if (isNamed(node.callee, 'Date', 'dayjs') && node.arguments.length === 0) tell(node);
      },
      MemberExpression(node) {
        const isClock = isNamed(node.object, 'Date') && isNamed(node.property, 'now');
        if (isClock || (isNamed(node.object, 'Temporal') && isNamed(node.property, 'Now'))) tell(node);
      },
      ImportSpecifier(node) {
        const isOfDates = node.parent.source.value === '@internationalized/date';
        if (isOfDates && isNamed(node.imported, 'now', 'today')) tell(node);
      },
    };
  },
};

export default { meta: { name: 'clock' }, rules: { 'no-device-clock': noDeviceClock } };
