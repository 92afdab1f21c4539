import { useCallback, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { postStates } from "#domain/post/post.ts";
import { holdsWords, searchWords } from "#domain/text/search-words.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ExportButton } from "../../components/export/export-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { Filter, SearchBox } from "../../components/list/toolbar.tsx";
import { filtersHere, useFilter } from "../../components/list/use-filter.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { type ListedPost, momentWords, type Post, postsSheet, stateTones } from "./shown-post.ts";

export const postList = {
	...screen(async () => {
		const [{ posts }] = await Promise.all([client.get("/posts"), viewModeLoaded()]);
		return { posts };
	}, PostList),
	shouldRevalidate: filtersHere,
};

const filterNames = ["state"] as const;
const here = "/dashboard/site/news";

/** The news of the site: drafts, what is planned and what visitors see. */
function PostList({ posts }: { posts: Post[] }) {
	const navigate = useNavigate();
	const { gone, remove } = useRemoving();
	const { filter, isNarrowed, choice, clear } = useFilter(filterNames);
	const there = useMemo(
		() =>
			posts
				.filter(({ id }) => !gone.has(id))
				.map((post) => Object.assign({ name: post.title }, post)),
		[posts, gone],
	);
	const shown = there.filter(
		({ title, text, state }) =>
			(filter.state === "" || state === filter.state) &&
			holdsWords(`${title} ${text ?? ""}`, searchWords(filter.search)),
	);
	const edit = useCallback(({ id }: Post) => void navigate(`${here}/${id}`), [navigate]);
	const removeAll = useCallback(
		(chosen: readonly ListedPost[]) =>
			remove({
				ids: chosen.map(({ id }) => id),
				none: words.post.selectAtLeastOne,
				ask: {
					title: words.post.deletePosts({ count: chosen.length }),
					text: words.post.goneFromTheSite({ count: chosen.length }),
					yes: words.common.delete,
					tone: "danger",
				},
				remove: (id) => client.del("/posts/:id", { id }),
				done: words.post.postsDeleted({ count: chosen.length }),
				failure: words.post.notDeleted,
			}),
		[remove],
	);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.post.news}
					actions={
						<>
							{there.length > 0 && (
								<ExportButton of={["news"]} rows={async () => postsSheet(shown)} />
							)}
							<PublicLink to="/news">{words.common.viewSite}</PublicLink>
							<Link to={`${here}/new`} className="button">
								<Icon name="add" />
								{words.post.addPost}
							</Link>
						</>
					}
				>
					{words.post.about}
				</ScreenHeader>
			}
			tools={
				there.length > 0 ? (
					<>
						<SearchBox label={words.post.search} {...choice("search")} />
						<Filter
							label={words.common.status}
							{...choice("state")}
							options={[
								{ value: "", label: words.post.allStates },
								...postStates.map((value) => ({ value, label: words.post.states[value] })),
							]}
						/>
					</>
				) : null
			}
			rows={shown}
			caption={words.post.news}
			columns={columns}
			card={(post, buttons) => (
				<RecordCard
					title={post.title}
					to={`${here}/${post.id}`}
					badge={<State post={post} />}
					actions={buttons}
				>
					{when(post)}
					<Marks post={post} />
				</RecordCard>
			)}
			onEdit={edit}
			onDelete={removeAll}
			empty={
				isNarrowed ? (
					<EmptyState title={words.post.nothingMatches} picture="search">
						<QuietButton onClick={clear}>{words.post.showAll}</QuietButton>
					</EmptyState>
				) : (
					<EmptyState title={words.post.noneYet}>{words.post.whatFor}</EmptyState>
				)
			}
		/>
	);
}

const columns: Column<ListedPost>[] = [
	{
		name: words.post.title,
		isTitle: true,
		sort: ({ title }) => title,
		cell: ({ id, title }) => <Link to={`${here}/${id}`}>{title}</Link>,
	},
	{
		name: words.common.status,
		sort: ({ state }) => state,
		cell: (post) => <State post={post} />,
	},
	{
		name: words.common.date,
		sort: ({ publishAt }) => publishAt ?? "",
		cell: (post) => when(post) || "-",
	},
	{ name: words.post.shownAs, cell: (post) => <Marks post={post} /> },
];

function State({ post: { state } }: { post: Post }) {
	return <Badge tone={stateTones[state]}>{words.post.states[state]}</Badge>;
}

function when({ publishAt }: Post): string {
	return publishAt === null ? "" : momentWords(publishAt);
}

/** Where it stands besides in its place among the others, and to how many it was sent. */
function Marks({ post: { isPinned, bannerUntil, sent } }: { post: Post }) {
	return (
		<span className="cluster-2">
			{isPinned && <Badge>{words.post.pinned}</Badge>}
			{bannerUntil !== null && (
				<Badge>
					{words.post.bannerUntilDay({ day: formatGameDate(bannerUntil, words.language) })}
				</Badge>
			)}
			{sent !== null && <Badge>{words.post.sentTo({ count: sent.people })}</Badge>}
		</span>
	);
}
