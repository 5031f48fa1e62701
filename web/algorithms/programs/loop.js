import { senketLoopArea } from 'kakoi';

export default (_board, _choices, posts) => {
  if (posts.length < 3) return 'A loop has three posts at least';
  const isClosed = String(posts[0]) === String(posts.at(-1));
  try {
    return `The loop holds ${senketLoopArea(isClosed ? posts.slice(1) : posts)} unit squares`;
  } catch (error) {
    return error.message;
  }
};
