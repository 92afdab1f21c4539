import { Part } from "#blocks/part.tsx";
import type { GalleryImage } from "#domain/game/gallery.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { type GridImage, ImageGrid } from "#ui/kit/image-grid.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { useWords } from "#ui/words.tsx";
import {
	type GamePictures,
	type SeasonGallery,
	viewSeasonGallery,
} from "#usecases/season/season-gallery.ts";
import { optionalId, page } from "../page.ts";
import { Turn } from "../turn.tsx";
import { withQuery } from "../with-query.ts";
import { SeasonForm } from "./filter-fields.tsx";

const path = "/schedule/pictures";

/** The pictures of a season and of all its games, those of the newest game first. */
export const seasonPicturesPage = page(path, ["season", "page"], async (scope, _params, query) => {
	const asked = { seasonId: optionalId(query.season), page: optionalId(query.page) ?? 1 };
	const gallery = await viewSeasonGallery(scope, asked);
	const { words, organization } = scope;
	return {
		title: words.game.seasonPictures,
		description: words.game.picturesOf({ name: gallery.season?.name ?? organization.name }),
		isIndexed: gallery.total + gallery.own.length > 0,
		body: <Gallery gallery={gallery} />,
	};
});

function Gallery({ gallery }: { gallery: SeasonGallery }) {
	const { season, seasons, own, games, total } = gallery;
	const words = useWords();
	return (
		<>
			<PageHeader title={words.game.seasonPictures} eyebrow={season?.name}>
				<SeasonForm to={path} season={season} seasons={seasons} />
			</PageHeader>
			{total + own.length === 0 && (
				<EmptyState title={words.game.noPictures}>{words.game.noPicturesYet}</EmptyState>
			)}
			{own.length > 0 && <ImageGrid images={own.map(toGridImage)} columns={4} />}
			{games.map((of) => (
				<OfGame key={of.game.id} {...of} />
			))}
			<Turn
				of={gallery}
				shown={games.reduce((sum, { images }) => sum + images.length, 0)}
				to={(page) => withQuery(path, { season: season?.id, page })}
			/>
			<SectionLinks />
		</>
	);
}

function OfGame({ game, images }: GamePictures) {
	const words = useWords();
	const { home, away, date } = game;
	const title = words.game.title({ away: away.name, home: home.name });
	return (
		<Part
			title={date === null ? title : `${title}, ${formatGameDate(date, words.language)}`}
			more={{ label: words.game.toGame, to: `/games/${game.id}` }}
		>
			<ImageGrid images={images.map(toGridImage)} columns={4} />
		</Part>
	);
}

/** The newest pictures of a season, with the way to all; nothing where there are none. */
export function NewestPictures({
	season,
	pictures: { own, games },
}: {
	season: number;
	pictures: Pick<SeasonGallery, "own" | "games">;
}) {
	const words = useWords();
	const newest = [...games.flatMap(({ images }) => images), ...own].slice(0, 4);
	if (newest.length === 0) return null;
	const more = { label: words.game.allPictures, to: withQuery(path, { season }) };
	return (
		<Part title={words.game.seasonPictures} more={more}>
			<ImageGrid images={newest.map(toGridImage)} columns={4} />
		</Part>
	);
}

export function toGridImage({ picture, caption }: GalleryImage): GridImage {
	return { ...picture, ...(caption && { caption }) };
}
