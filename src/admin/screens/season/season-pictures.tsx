import { client } from "../../client.ts";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { PicturesPanel } from "../picture/gallery-panel.tsx";

export const seasonPictures = screen(async ({ params }) => {
	const id = Number(params.seasonId);
	const [{ season }, gallery] = await Promise.all([
		client.get("/seasonsv2/:id", { id }),
		client.get("/seasonsv2/:id/pictures", { id }),
	]);
	return { season, gallery };
}, SeasonPictures);

type SeasonPicturesProps = {
	season: { id: number; name: string };
	gallery: Parameters<typeof PicturesPanel>[0]["gallery"];
};

/** The pictures of a season itself: its opening day, its party; those of games stand with the games. */
function SeasonPictures({ season: { id, name }, gallery }: SeasonPicturesProps) {
	return (
		<>
			<ScreenHeader
				title={words.gallery.title}
				crumbs={[
					{ label: words.common.seasons, to: "/dashboard/seasons" },
					{ label: name, to: `/dashboard/seasons/${id}` },
				]}
				actions={
					<PublicLink to={`/schedule/pictures?season=${id}`}>{words.gallery.onSite}</PublicLink>
				}
			/>
			<PicturesPanel
				key={id}
				says={words.gallery.ofSeason}
				gallery={gallery}
				put={(images) => client.put("/seasonsv2/:id/pictures", { id, images })}
			/>
		</>
	);
}
