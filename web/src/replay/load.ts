import { rest } from '../wire/rest';
import { continued, type Moment } from './story';

/** The story of a finished game as these eyes saw it, longer with every page that comes. */
export async function* storyOf(id: string, eyes: string): AsyncGenerator<{ story: Moment[]; moves: number }> {
  let story: Moment[] = [];
  let moves = 0;
  do {
    const page = await rest.replay(id, eyes, Math.max(0, story.length - 1));
    moves = page.moves;
    story = continued(story, page);
    yield { story, moves };
  } while (story.length <= moves);
}
