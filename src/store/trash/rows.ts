export type TrashRow = {
	id: number;
	organization_id: number;
	kind: string;
	subject_id: number;
	label: string;
	images: string;
	deleted_by: number | null;
	deleted_at: string;
};
