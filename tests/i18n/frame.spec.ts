import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';

/** Words of the frame in Chinese, by id: the browser tests press it in English alone. */
const CHINESE: Readonly<Record<string, string>> = {
  'account.again.title': '登录超时，请重新登录！',
  'account.login.submit': '登录',
  'account.logout.title': '确定要退出登录吗？',
  'failure.forbidden': '当前账号没有权限',
  'failure.offline': '接口请求失败',
  'failure.request': '接口请求出错',
  'failure.sharedWorker': '当前浏览器不支持 SharedWorker',
  'failure.timeout': '网络请求超时',
  'screen.Home': '首页',
  'screen.UserCenter': '个人中心',
  'screen.notFound': '页面不存在',
  'shell.crumbs': '当前位置',
  'shell.downloadNow': '立即下载',
  'shell.downloads': '最近导出',
  'shell.favourites': '收藏',
  'shell.lock': '锁定屏幕',
  'shell.logout': '退出登录',
  'shell.menu': '主菜单',
  'shell.size': '尺寸',
  'shell.size.default': '默认',
  'shell.size.medium': '中等',
  'shell.size.mini': '超小',
  'shell.size.small': '小',
  'shell.sizeChanged': '尺寸已切换',
  'shell.tabs': '已打开页面',
  'shell.version.later': '稍后',
  'shell.version.reload': '立即刷新',
  'shell.version.title': '后台有新版本可用',
  'state.exportTask.generated': '已生成',
  'state.exportTask.generating': '生成中',
  'state.exportTask.invalid': '已失效',
  'ui.app.loading': '加载中 ...',
};

const { text } = await loadWords('zh');

test.each(Object.entries(CHINESE))('%s is %s', (id, said) => {
  expect(text<string>(id)).toBe(said);
});

test('a star names its entry', () => {
  expect(text('shell.favourite', { name: '下载列表' })).toBe('收藏：下载列表');
});
