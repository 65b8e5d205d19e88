/** Lint rule of this project: forbids implicit reads of the clock. `new Date(instant)` is allowed. */
const noClock = {
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) {
          context.report({
            node,
            message: 'The time comes in with the event: a replay must give the same answer for ever.',
          });
        }
      },
      CallExpression(node) {
        const clock = node.callee.type === 'Identifier' && ['Date', 'dayjs'].includes(node.callee.name);
        if (clock && node.arguments.length === 0) {
          context.report({
            node,
            message: 'The time comes in with the event: a replay must give the same answer for ever.',
          });
        }
      },
    };
  },
};

export default { meta: { name: 'pure' }, rules: { 'no-clock': noClock } };
